import type { Member } from '../../contract/domain';
import type { LoginResume, LoginOutput } from '../login/login.types';
import type { Message } from '../shared/message';

/** How a visit begins (decisions.md, Session and security). `linkRefused`: a token in the address did not prove itself. */
export type RestoreOutcome =
  | { kind: 'member'; member: Member; linkRefused: boolean }
  | { kind: 'passwordChangeDue'; resume: LoginResume; linkRefused: boolean }
  | { kind: 'none'; linkRefused: boolean };

/** `announce`: tell the other tabs. `memberId` names whose session ends; a tab of somebody else stays as it is. */
export type EndSessionInput = { memberId: string | null; announce: boolean };

export type SessionContext = {
  member: Member | null;
  resume: LoginResume | null;
  /** Why login is offered, where it was not the person's own wish. */
  notice: Message | null;
  /** Username kept by 'remember password', or empty. */
  remembered: string;
  /** The address the visit began with. */
  entryPath: string;
};
export type SessionInput = { remembered: string; path: string };
export type SessionEvent =
  /** A typed, followed or gone-back-to address. */
  | { type: 'route.changed'; path: string }
  | { type: 'login.open' }
  | { type: 'login.close' }
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
