import type { AgentCentreSnapshot } from '../../agents/agentCentre/agentCentre.machine';
import type { MemberCentreSnapshot } from '../../member/memberCentre/memberCentre.machine';
import { MEMBER_ADDRESSES, pageOfPlace } from '../../shared/centrePages';
import { isThere } from '../../shared/arrival.selectors';
import { placeOf, type Place } from '../../shared/routes';
import type { PopupsRef } from '../../announcements/popups/popups.machine';
import type { SupportRef } from '../../support/support/support.machine';
import type { VendorsRef } from '../../lobby/vendors/vendors.machine';
import { roleOf, type Role } from '../../../contract/roles';
import type { SessionSnapshot } from './session.machine';
import { DIALOGS, type Dialog, type SessionEvent } from './session.types';

/** `site`: another page of the player site, which `pages` knows. */
export type Page = 'home' | 'site' | 'pause' | 'agentLogin' | 'agentHome';
export type Identity = 'unknown' | 'visitor' | Role;

/** The page shown. */
export const selectPage = (s: SessionSnapshot): Page =>
  s.matches({ page: 'agentLogin' })
    ? 'agentLogin'
    : s.matches({ page: 'agentHome' })
      ? 'agentHome'
      : s.matches({ page: 'site' })
        ? 'site'
        : s.matches({ page: 'pause' })
          ? 'pause'
          : 'home';

/**
 * `unknown` while the session is restored. A member who signs out still counts as a member.
 */
export const selectIdentity = (s: SessionSnapshot): Identity =>
  s.matches({ identity: 'restoring' })
    ? 'unknown'
    : s.context.member && !s.matches({ identity: 'visitor' })
      ? roleOf(s.context.member.type)
      : 'visitor';

/** False while signing in or out. */
export const selectIsSignedIn = (s: SessionSnapshot) => s.matches({ identity: 'signedIn' });
/** What the login says of a session that the platform ended; null for nothing. */
export const selectNotice = (s: SessionSnapshot) => s.context.notice;
/** The member who is signed in or signing out; null for a visitor. */
export const selectMember = (s: SessionSnapshot) => s.context.member;
/** True while the sign-out waits for confirmation. */
export const selectIsSignOutAsked = (s: SessionSnapshot) =>
  s.matches({ identity: { signedIn: { exit: 'confirmation' } } });
/** True while a break or an exclusion of the member runs. */
export const selectIsPaused = (s: SessionSnapshot) =>
  (s.context.member?.playBlock ?? null) !== null;
/** The page of a member who is on a break or excluded; undefined elsewhere. */
export const selectPauseRoom = (s: SessionSnapshot) => s.children.pauseRoom;
/** True while this tab signs out, on its own or after another tab. */
export const selectIsSigningOut = (s: SessionSnapshot) =>
  s.matches({ identity: 'signingOut' }) || s.matches({ identity: 'followingOut' });
/** True while the login dialog is requested, also while the session is still being restored. */
export const selectIsLoginDialogOpen = (s: SessionSnapshot) => s.matches({ dialog: 'login' });
/** True while the register dialog is open. */
export const selectIsRegistering = (s: SessionSnapshot) =>
  s.matches({ dialog: { registration: 'open' } });
/** True while a trial account is being created. */
export const selectIsTrialStarting = (s: SessionSnapshot) =>
  s.matches({ identity: { visitor: 'startingFreePlay' } });
/** True while the member centre is open. */
export const selectIsCentreOpen = (s: SessionSnapshot) =>
  s.matches({ dialog: { memberCentre: 'open' } });
/** True while the agent centre is open over its page. */
export const selectIsAgentCentreOpen = (s: SessionSnapshot) =>
  s.matches({ page: { agentHome: 'centre' } });
/** True when no other dialog is open or about to open: announcements may open (spec §4 Popups). */
export const selectHasNoDialog = (s: SessionSnapshot) =>
  s.matches({ dialog: 'none' }) &&
  (s.matches({ identity: { visitor: 'guest' } }) ||
    (!selectIsAgentCentreOpen(s) &&
      s.matches({ identity: { signedIn: { exit: 'closed', play: 'idle' } } })));
/** The announcements; always there. */
export const selectPopups = (s: SessionSnapshot) => s.children.popups as PopupsRef;
/** The login of the dialog, while it is open. */
export const selectLogin = (s: SessionSnapshot) => s.children.login;
/** The login of the agent page, while it is shown. */
export const selectAgentLogin = (s: SessionSnapshot) => s.children.agentLogin;
/** The balance of the signed-in member. */
export const selectBalance = (s: SessionSnapshot) => s.children.balance;
/** The banners of the home page. */
export const selectBanners = (s: SessionSnapshot) => s.children.banners;
/** The game vendors; always running. */
export const selectVendors = (s: SessionSnapshot) => s.children.vendors as VendorsRef;
/** Help, feedback, chat and guides; always running. */
export const selectSupport = (s: SessionSnapshot) => s.children.support as SupportRef;
/** The game categories of the home page. */
export const selectLobby = (s: SessionSnapshot) => s.children.lobby;
/** The hot games of the home page. */
export const selectHotGames = (s: SessionSnapshot) => s.children.hotGames;
/** The favourite games of the signed-in member. */
export const selectFavourites = (s: SessionSnapshot) => s.children.favourites;
/** The recent games of the signed-in member. */
export const selectRecentGames = (s: SessionSnapshot) => s.children.recentGames;
/** The numbers on red badges; undefined for visitors and trial members. */
export const selectCounts = (s: SessionSnapshot) => s.children.counts;
/** The offer of a passkey; undefined for everybody but members. */
export const selectPasskeyOffer = (s: SessionSnapshot) => s.children.passkeyOffer;
/** Whether the platform adds a passkey now without the password. */
export const selectIsPasskeyOffered = (s: SessionSnapshot) =>
  s.context.member?.passkeyOffered ?? false;
/** The idle logout of who is signed in; undefined for visitors. */
export const selectIdleLogout = (s: SessionSnapshot) => s.children.idleLogout;
/** The play of the member and its checks; undefined for visitors and trial members. */
export const selectRealityCheck = (s: SessionSnapshot) => s.children.realityCheck;
/** The page of the player site that is shown; undefined elsewhere. */
export const selectPages = (s: SessionSnapshot) => s.children.pages;
/** The open game; undefined when there is none. */
export const selectGameLaunch = (s: SessionSnapshot) => s.children.gameLaunch;
/** True while a trial member is told that games need a real account. */
export const selectIsTrialAlertOpen = (s: SessionSnapshot) =>
  s.matches({ identity: { signedIn: { play: 'trialAlert' } } });

/** Pages over which dialogs have addresses of their own. */
export const PAGES_BELOW: readonly (string | null)[] = ['/', '/pause'];
/** The addresses of those dialogs. */
const DIALOG_PATHS: readonly string[] = ['/login', '/register', '/member'];
const HOME_PLACES: readonly Place[] = ['home', 'login', 'register', 'member'];

/** The address of the state; null before there is a page. */
export const selectPath = (s: SessionSnapshot): string | null => {
  if (s.matches({ page: 'site' })) return s.context.address;
  const paths = Object.values(s.getMeta())
    .map((meta) => meta?.path)
    .filter((path) => path !== undefined);
  const pagePath = paths.find((path) => !DIALOG_PATHS.includes(path)) ?? null;
  const path = PAGES_BELOW.includes(pagePath)
    ? (paths.find((found) => DIALOG_PATHS.includes(found)) ?? pagePath)
    : pagePath;
  return path === '/member' || path === '/agentHome'
    ? (selectPathInCentre(selectCentre(s)?.getSnapshot()) ?? askedOf(s, path))
    : path;
};
/** The open dialog over another page than home, whose address does not say it; null for none. */
export const selectDialogOverPage = (s: SessionSnapshot): Dialog | null => {
  const path = selectPath(s);
  return path === null || HOME_PLACES.includes(placeOf(path))
    ? null
    : (DIALOGS.find((dialog) => s.matches({ dialog })) ?? null);
};
/** What opens a dialog again that was closed by Back; undefined where only a person can. */
export const selectReopening = (s: SessionSnapshot): SessionEvent | undefined => {
  const dialog = selectDialogOverPage(s);
  switch (dialog) {
    case 'login':
    case 'registration':
      return { type: `${dialog}.open` };
    case 'memberCentre':
      return { type: 'memberCentre.open', page: s.context.centrePage };
    default:
      return undefined;
  }
};
/** Until the centre shows a page, its address is the one that was asked for. */
const askedOf = ({ context }: SessionSnapshot, path: '/member' | '/agentHome'): string => {
  const place = path === '/member' ? context.centrePage : context.agentPage;
  if (place.startsWith(path)) return place;
  return path === '/member'
    ? MEMBER_ADDRESSES[pageOfPlace(place, MEMBER_ADDRESSES, 'securityCenter')]
    : path;
};
/** The centre of the member or of the agent, while it is open. */
export const selectCentre = (s: SessionSnapshot) =>
  s.children.memberCentre ?? s.children.agentCentre;
/** The address of the page that a centre shows; undefined before it shows one. */
export const selectPathInCentre = (
  centre: MemberCentreSnapshot | AgentCentreSnapshot | undefined,
): string | undefined =>
  isThere(centre) ? Object.values(centre.getMeta()).find((meta) => meta?.path)?.path : undefined;

/**
 * The game in the address of the game page, unless a login is needed first (spec §2 Routes,
 * /seamless); null for none.
 */
export const selectGameOfPage = (s: SessionSnapshot) => {
  const { pendingIntent, currentGame } = s.context;
  if (s.matches({ identity: 'restoring' }))
    return pendingIntent?.kind === 'game' && pendingIntent.isOnPage ? pendingIntent.game : null;
  return s.matches({ identity: { signedIn: { play: 'open' } } }) && currentGame?.isOnPage
    ? currentGame.game
    : null;
};
