import type { Member, SocialProvider } from '../../contract/domain';
import type { LoginResume, LoginOutput } from '../login/login.types';
import type { MemberPage } from '../memberCentre/memberCentre.machine';
import type { Invitation } from '../registration/registration.types';
import type { Message } from '../shared/message';

/** How a visit begins (decisions.md, Session and security). `linkRefused`: a token in the address did not prove itself. */
export type RestoreOutcome =
  | { kind: 'member'; member: Member; linkRefused: boolean }
  | { kind: 'passwordChangeDue'; resume: LoginResume; linkRefused: boolean }
  | { kind: 'none'; linkRefused: boolean };

/** `announce`: tell the other tabs. `memberId` names whose session ends; a tab of somebody else stays as it is. */
export type EndSessionInput = { memberId: string | null; announce: boolean };

/** Free play needs no account; it may be closed, or tried too often (spec §6 Visitor). */
export type FreePlayOutcome = { kind: 'started'; member: Member } | { kind: 'refused'; message: string };

export type SessionContext = {
  member: Member | null;
  /** The member got in for the first time in this visit: popups for that are shown (spec §4 Popups). */
  isFirstLogin: boolean;
  /** A social account chosen on the register form, until the login takes over. */
  social: SocialProvider | null;
  /** Which page of the member centre was asked for. */
  centrePage: MemberPage;
  resume: LoginResume | null;
  /** Why login is offered, where it was not the person's own wish. */
  notice: Message | null;
  /** Username kept by 'remember password', or empty. */
  remembered: string;
  /** The address the visit began with. */
  entryPath: string;
  invitation: Invitation;
  /** The announcement popup was closed earlier in this browser session. */
  hadPopupsClosed: boolean;
};
export type SessionInput = { remembered: string; path: string; invitation: Invitation; hadPopupsClosed: boolean };
export type SessionEvent =
  /** A typed, followed or gone-back-to address. */
  | { type: 'route.changed'; path: string }
  | { type: 'login.open' }
  | { type: 'login.close' }
  | { type: 'register.open' }
  | { type: 'register.close' }
  | { type: 'freePlay.start' }
  | { type: 'centre.open'; page: MemberPage }
  | { type: 'centre.close' }
  /** An announcement's promotion: its place is the reward centre (spec §2 Modals). */
  | { type: 'promotion.open' }
  | { type: 'signOut.request' }
  | { type: 'signOut.confirm' }
  | { type: 'signOut.cancel' }
  /** The platform answered 401 to a call of the session. */
  | { type: 'session.expired' }
  /** The network is back: a session that could not be restored gets another chance. */
  | { type: 'session.retry' }
  /** Another tab signed out. */
  | { type: 'tab.signedOut'; memberId: string | null }
  | { type: 'language.changed' };
export type { LoginOutput };
