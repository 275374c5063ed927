import type { PopupsRef } from '../popups/popups.machine';
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
export const selectIsRegistering = (s: SessionSnapshot) => s.matches({ identity: { visitor: 'registration' } });
export const selectIsTrialStarting = (s: SessionSnapshot) => s.matches({ identity: { visitor: 'startingFreePlay' } });
export const selectIsCentreOpen = (s: SessionSnapshot) => s.matches({ identity: { signedIn: { centre: 'open' } } });
/** No other dialog is up or on its way: what comes by itself, such as the announcements, may show (spec §4 Popups). */
export const selectIsStageFree = (s: SessionSnapshot) => s.matches({ identity: { visitor: 'guest' } })
  || s.matches({ identity: { signedIn: { exit: 'closed', centre: 'closed' } } });
export const selectRegistration = (s: SessionSnapshot) => s.children.registration;
export const selectMemberCentre = (s: SessionSnapshot) => s.children.memberCentre;
export const selectPopups = (s: SessionSnapshot) => s.children.popups as PopupsRef;
export const selectCountriesRef = (s: SessionSnapshot) => s.children.countries;
/** The codes of a visitor's dialogs; they outlive the dialogs. */
export const selectLoginCode = (s: SessionSnapshot) => s.children.loginCode;
export const selectRegisterCode = (s: SessionSnapshot) => s.children.registerCode;
export const selectRecoveryCode = (s: SessionSnapshot) => s.children.recoveryCode;
/** Login of the popup. */
export const selectLogin = (s: SessionSnapshot) => s.children.login;
/** Login of the agent page. */
export const selectAgentLogin = (s: SessionSnapshot) => s.children.agentLogin;
export const selectBalance = (s: SessionSnapshot) => s.children.balance;
export const selectBanners = (s: SessionSnapshot) => s.children.banners;

/** Addresses of dialogs over the home page. */
export const DIALOG_PATHS: readonly string[] = ['/login', '/register', '/member'];

/** The address that the state stands for; null where the typed one stays (a page that does not exist). */
export const selectPath = (s: SessionSnapshot): string | null => {
  const paths = Object.values(s.getMeta()).map((meta) => meta?.path).filter((path) => path !== undefined);
  const pagePath = paths.find((path) => !DIALOG_PATHS.includes(path)) ?? null;
  return pagePath === '/' ? paths.find((path) => DIALOG_PATHS.includes(path)) ?? pagePath : pagePath;
};
