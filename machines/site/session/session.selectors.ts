import type { PopupsRef } from '../../announcements/popups/popups.machine';
import type { SupportRef } from '../../support/support/support.machine';
import type { VendorsRef } from '../../lobby/vendors/vendors.machine';
import { roleOf, type Role } from '../../../contract/roles';
import type { SessionSnapshot } from './session.machine';

/** `site`: another page of the player site, which one `pages` knows. */
export type Page = 'home' | 'site' | 'agentLogin' | 'agentHome';
export type Identity = 'unknown' | 'visitor' | Role;

export const selectPage = (s: SessionSnapshot): Page =>
  s.matches({ page: 'agentLogin' })
    ? 'agentLogin'
    : s.matches({ page: 'agentHome' })
      ? 'agentHome'
      : s.matches({ page: 'site' })
        ? 'site'
        : 'home';

/**
 * `unknown` while the session is restored. Someone on the way out still counts as who they were.
 */
export const selectIdentity = (s: SessionSnapshot): Identity =>
  s.matches({ identity: 'restoring' })
    ? 'unknown'
    : s.context.member && !s.matches({ identity: 'visitor' })
      ? roleOf(s.context.member.type)
      : 'visitor';

/** Not on the way in or out. */
export const selectIsSignedIn = (s: SessionSnapshot) => s.matches({ identity: 'signedIn' });
export const selectMember = (s: SessionSnapshot) => s.context.member;
export const selectIsSignOutAsked = (s: SessionSnapshot) =>
  s.matches({ identity: { signedIn: { exit: 'confirmation' } } });
export const selectIsSigningOut = (s: SessionSnapshot) =>
  s.matches({ identity: 'signingOut' }) || s.matches({ identity: 'followingOut' });
/** True while the popup is wanted, also while the session is still being restored below it. */
export const selectIsDoorOpen = (s: SessionSnapshot) =>
  s.matches({ identity: { visitor: 'door' } }) ||
  s.matches({ identity: { restoring: 'loginAsked' } }) ||
  s.matches({ identity: { visitor: { leavingDoor: 'loginAsked' } } });
export const selectIsRegistering = (s: SessionSnapshot) =>
  s.matches({ identity: { visitor: 'registration' } });
export const selectIsTrialStarting = (s: SessionSnapshot) =>
  s.matches({ identity: { visitor: 'startingFreePlay' } });
export const selectIsCentreOpen = (s: SessionSnapshot) =>
  s.matches({ identity: { signedIn: { centre: 'open' } } });
export const selectIsAgentCentreOpen = (s: SessionSnapshot) =>
  s.matches({ page: { agentHome: 'centre' } });
/**
 * No other dialog is up or on its way: what comes by itself, such as the announcements, may show
 * (spec §4 Popups).
 */
export const selectIsStageFree = (s: SessionSnapshot) =>
  s.matches({ identity: { visitor: 'guest' } }) ||
  (!selectIsAgentCentreOpen(s) &&
    s.matches({ identity: { signedIn: { exit: 'closed', centre: 'closed', play: 'idle' } } }));
export const selectRegistration = (s: SessionSnapshot) => s.children.registration;
/** The dialog of contracts, while it is open. */
export const selectContracts = (s: SessionSnapshot) => s.children.contracts;
export const selectMemberCentre = (s: SessionSnapshot) => s.children.memberCentre;
export const selectAgentCentre = (s: SessionSnapshot) => s.children.agentCentre;
export const selectWithdrawalConfirmation = (s: SessionSnapshot) =>
  s.children.withdrawalConfirmation;
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
export const selectVendors = (s: SessionSnapshot) => s.children.vendors as VendorsRef;
export const selectSupport = (s: SessionSnapshot) => s.children.support as SupportRef;
/** Of the home page. */
export const selectLobby = (s: SessionSnapshot) => s.children.lobby;
export const selectHotGames = (s: SessionSnapshot) => s.children.hotGames;
export const selectWinners = (s: SessionSnapshot) => s.children.winners;
/** Of whoever is signed in; nothing is counted for trial members. */
export const selectFavourites = (s: SessionSnapshot) => s.children.favourites;
export const selectRecentGames = (s: SessionSnapshot) => s.children.recentGames;
export const selectCounts = (s: SessionSnapshot) => s.children.counts;
export const selectPages = (s: SessionSnapshot) => s.children.pages;
export const selectGameLaunch = (s: SessionSnapshot) => s.children.gameLaunch;
/** What the game is called that opens as soon as the one before it has ended; null for none. */
export const selectNextGame = (s: SessionSnapshot) => s.context.next?.game.name ?? null;
export const selectIsTrialAlertOpen = (s: SessionSnapshot) =>
  s.matches({ identity: { signedIn: { play: 'trialAlert' } } });

/** Addresses of dialogs over the home page. */
export const DIALOG_PATHS: readonly string[] = ['/login', '/register', '/member'];

/** The address that the state stands for; null before there is a page. */
export const selectPath = (s: SessionSnapshot): string | null => {
  if (s.matches({ page: 'site' })) return s.context.address;
  const paths = Object.values(s.getMeta())
    .map((meta) => meta?.path)
    .filter((path) => path !== undefined);
  const pagePath = paths.find((path) => !DIALOG_PATHS.includes(path)) ?? null;
  return pagePath === '/'
    ? (paths.find((path) => DIALOG_PATHS.includes(path)) ?? pagePath)
    : pagePath;
};

/**
 * The game that the game page's address asks for, as long as nobody has to log in for it (spec §2
 * Routes, /seamless).
 */
export const selectGameOfPage = (s: SessionSnapshot) => {
  const { wish } = s.context;
  const isComing =
    s.matches({ identity: 'restoring' }) || s.matches({ identity: { signedIn: { play: 'open' } } });
  return isComing && wish?.kind === 'game' && wish.isOnPage ? wish.game : null;
};
