import type { SocialProvider } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import type { LoginAttempt, LoginOutput, LoginResume } from '../../account/login/login.types';
import type { AgentPlace } from '../../agents/agentCentre/agentCentre.types';
import type { MemberPlace } from '../../member/memberCentre/memberCentre.types';
import type { Invitation } from '../../account/registration/registration.types';
import type { Game, GameTarget } from '../../shared/game.types';
import type { Started } from '../../shared/pause.types';

/**
 * What became of the token in the address (docs/decisions/0061): there was none or it is used, it
 * was refused, or it waits because somebody else is signed in.
 */
type Link = 'none' | 'refused' | 'waiting';
/** How a visit begins (docs/decisions/0041). */
export type RestoreOutcome =
  | { kind: 'member'; member: Member; link: Link }
  /** A password change or a second factor comes first. */
  | { kind: 'unfinished'; resume: LoginResume; link: Link }
  | { kind: 'none'; link: Link };

/** What the login says of a session that the platform ended. */
export const LOGOUT_NOTICES = ['errors:loggedOutIdle', 'errors:notLoggedIn'] as const;
export type LogoutNotice = { key: (typeof LOGOUT_NOTICES)[number] };

/**
 * `announce`: tell the other tabs. `memberId`: whose session ends; a tab of another person is not
 * affected.
 */
export type EndSessionInput = { memberId: string | null; announce: boolean };
/** `unreached`: this tab is signed out, and the platform hears of it later. */
export type EndSessionOutcome = { kind: 'ended' } | { kind: 'unreached' };

/** Free play needs no account; it can be closed, or tried too often (spec §6 Visitor). */
export type FreePlayOutcome =
  | { kind: 'started'; member: Member }
  | { kind: 'refused'; message: string };

/** A game to open: on the game page, or where its vendor prefers. */
export type ChosenGame = { game: GameTarget; isOnPage: boolean };

/**
 * What a guest wanted and has to log in for: a game, the page at an address, a game among the
 * favourites, or a page of the member centre.
 */
type PendingIntent =
  | ({ kind: 'game' } & ChosenGame)
  | { kind: 'address'; address: string }
  | { kind: 'favourite'; game: Game }
  | { kind: 'memberCentre'; page: MemberPlace };

/**
 * The dialogs that exclude one another: the states of the region `dialog`. Each opens and closes by
 * `<flow>.open` and `<flow>.close` (docs/decisions/0046).
 */
export const DIALOGS = [
  'login',
  'registration',
  'memberCentre',
  'withdrawalConfirmation',
  'contracts',
  'devices',
  'switchMember',
  'search',
] as const;
export type Dialog = (typeof DIALOGS)[number];

export type SessionContext = {
  member: Member | null;
  /** The id of who signed out in another tab while the session is restored here. */
  signedOutElsewhere: string | null;
  /** The member's first login in this visit: its popups are shown (spec §4 Popups). */
  isFirstLogin: boolean;
  /** A social account chosen on the register form, until the login uses it. */
  social: SocialProvider | null;
  /** The requested page of the member centre. */
  centrePage: MemberPlace;
  /** The requested page of the agent centre. */
  agentPage: AgentPlace;
  resume: LoginResume | null;
  /** Why the login is shown, when the person did not ask for it. */
  notice: LogoutNotice | null;
  /** Username kept by 'remember password', or empty. */
  remembered: string;
  /** The address that the visit began with. */
  entryPath: string;
  /** The address of a page of the player site, and the tile to return to there. */
  address: string;
  from: number;
  /**
   * What a guest wanted and has to log in for (spec §4 Game launch gating, §2 Routes); resumed
   * after the login.
   */
  pendingIntent: PendingIntent | null;
  /** The open game; null for none. */
  currentGame: ChosenGame | null;
  /** The game that opens when the current one has ended; null for none. */
  nextGame: ChosenGame | null;
  invitation: Invitation;
  /** The announcement popup was closed earlier in this browser session. */
  hadPopupsClosed: boolean;
};
export type SessionInput = {
  remembered: string;
  path: string;
  invitation: Invitation;
  hadPopupsClosed: boolean;
  /** Why the session had ended before the tab was loaded again; null when it had not. */
  notice: LogoutNotice | null;
};
export type SessionEvent =
  /**
   * A typed, followed or returned-to address with its query and hash. `from`: the top tile when the
   * person left.
   */
  | { type: 'route.changed'; path: string; from?: number }
  | { type: `${Exclude<Dialog, 'memberCentre' | 'search'>}.open` }
  /** `words`: what is typed already; more of it comes while the search opens. */
  | { type: 'search.open'; words: string }
  /** Logs in with what was typed in the header, or recovers the password from there. */
  | { type: 'login.try'; attempt: LoginAttempt }
  | { type: 'memberCentre.open'; page: MemberPlace }
  | { type: `${Dialog}.close` }
  | { type: 'freePlay.start' }
  /** Opens the agent centre again, on its own page. */
  | { type: 'agentCentre.open' }
  /** Opens the promotion of an announcement: its place is the reward centre (spec §2 Modals). */
  | { type: 'promotion.open' }
  /** The person continued as the owner of a link; the old session has ended. */
  | { type: 'member.switched' }
  /** The same, but the owner has to do something first. */
  | { type: 'member.challenged'; resume: LoginResume }
  | { type: 'gameLaunch.open'; game: GameTarget; isOnPage?: boolean }
  | { type: 'gameLaunch.close' }
  | { type: 'trialAlert.close' }
  /** Raised after a login, when its page changes are done. */
  | { type: 'pendingIntent.resume' }
  | { type: 'favourite.toggle'; game: Game }
  | { type: 'member.iconChanged'; icon: string | null }
  | { type: 'member.renamed'; account: string; nickname: string }
  /** The member started a break or an exclusion. */
  | ({ type: 'pause.started' } & Started)
  | { type: 'signOut.request' }
  | { type: 'signOut.confirm' }
  | { type: 'signOut.cancel' }
  /** The platform answered 401 to a call of the session. `isIdle`: because nobody did anything. */
  | { type: 'session.expired'; isIdle: boolean }
  /** The browser shows a page again that it had kept as it was: the session may have ended. */
  | { type: 'page.returned' }
  /** The network is back: a session that could not be restored is tried again. */
  | { type: 'session.retry' }
  /** Another tab signed out. */
  | { type: 'tab.signedOut'; memberId: string | null }
  | { type: 'language.changed' };
export type { LoginOutput };
