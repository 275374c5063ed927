import { roleOf, type Role } from '../../contract/roles';
import type { SessionSnapshot } from './session.machine';

export type Page = 'home' | 'agentLogin' | 'agentHome' | 'elsewhere';
export type Identity = 'unknown' | 'visitor' | Role;

export const selectPage = (s: SessionSnapshot): Page =>
  s.matches({ page: 'agentLogin' }) ? 'agentLogin' : s.matches({ page: 'agentHome' }) ? 'agentHome' : s.matches({ page: 'elsewhere' }) ? 'elsewhere' : 'home';

/** `unknown` while the session is restored. Someone on the way out still counts as who they were. */
export const selectIdentity = (s: SessionSnapshot): Identity =>
  s.matches({ identity: 'restoring' }) ? 'unknown' : s.context.member && !s.matches({ identity: 'visitor' }) ? roleOf(s.context.member.type) : 'visitor';

export const selectMember = (s: SessionSnapshot) => s.context.member;
export const selectIsSignOutAsked = (s: SessionSnapshot) => s.matches({ identity: { signedIn: { exit: 'confirmation' } } });
export const selectIsSigningOut = (s: SessionSnapshot) => s.matches({ identity: 'signingOut' }) || s.matches({ identity: 'followingOut' });
/** True while the popup is wanted, also while the session is still being restored below it. */
export const selectIsDoorOpen = (s: SessionSnapshot) => s.matches({ identity: { visitor: 'door' } }) || s.matches({ identity: { restoring: 'loginAsked' } })
  || s.matches({ identity: { visitor: { leavingDoor: 'loginAsked' } } });
/** Login of the popup. */
export const selectLogin = (s: SessionSnapshot) => s.children.login;
/** Login of the agent page. */
export const selectAgentLogin = (s: SessionSnapshot) => s.children.agentLogin;
export const selectBalance = (s: SessionSnapshot) => s.children.balance;
export const selectBanners = (s: SessionSnapshot) => s.children.banners;

/** The address that the state stands for; null where the typed one stays (a page that does not exist). */
export const selectPath = (s: SessionSnapshot): string | null => {
  const paths = Object.values(s.getMeta()).map((meta) => meta?.path).filter((path) => path !== undefined);
  const pagePath = paths.find((path) => path !== '/login') ?? null;
  return pagePath === '/' && paths.includes('/login') ? '/login' : pagePath;
};
