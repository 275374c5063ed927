import type { ReactNode } from 'react';
import './shell.setup';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Language, LanguageCode } from '../../../contract/constants';
import type { Country } from '../../../contract/countries';
import type { Banner, Whitelabel } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import { WHITELABEL_FLAGS, type GameCategory } from '../../../contract/constants';
import type { Balance } from '../../../contract/platform';
import { activitiesMachine } from '../../../machines/rewards/activities/activities.machine';
import { agentCentreMachine } from '../../../machines/agents/agentCentre/agentCentre.machine';
import type { CentreFacts } from '../../../machines/agents/agentCentre/agentCentre.types';
import { agentDashboardMachine } from '../../../machines/agents/agentDashboard/agentDashboard.machine';
import type { DashboardDay } from '../../../machines/agents/agentDashboard/agentDashboard.types';
import { appMachine, type AppRef } from '../../../machines/site/app/app.machine';
import {
  selectOverlay,
  selectSession,
  selectToasts,
} from '../../../machines/site/app/app.selectors';
import type {
  BootOutcome,
  PlatformInfo,
  StatusOutcome,
} from '../../../machines/site/app/app.types';
import { helpMachine } from '../../../machines/support/help/help.machine';
import { installMachine } from '../../../machines/support/install/install.machine';
import type { HelpTopic } from '../../../contract/support';
import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import { bannersMachine } from '../../../machines/lobby/banners/banners.machine';
import { countriesMachine } from '../../../machines/account/countries/countries.machine';
import { contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import type { Contract, ContractsQuery } from '../../../machines/agents/contracts/contracts.types';
import { countsMachine } from '../../../machines/member/counts/counts.machine';
import type { Counts } from '../../../machines/member/counts/counts.types';
import {
  favouritesMachine,
  type SaveOutcome,
} from '../../../machines/lobby/favourites/favourites.machine';
import type { FavouriteToggle } from '../../../machines/lobby/favourites/favourites.toggles';
import { forYouMachine } from '../../../machines/lobby/forYou/forYou.machine';
import type { ForYou } from '../../../machines/lobby/forYou/forYou.types';
import { gameLaunchMachine } from '../../../machines/lobby/gameLaunch/gameLaunch.machine';
import type { LaunchOutcome } from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import { hotGamesMachine } from '../../../machines/lobby/hotGames/hotGames.machine';
import { lobbyMachine, type LoadedSection } from '../../../machines/lobby/lobby/lobby.machine';
import { memberCentreMachine } from '../../../machines/member/memberCentre/memberCentre.machine';
import { checkIntervalMachine } from '../../../machines/member/checkInterval/checkInterval.machine';
import { limitsMachine } from '../../../machines/member/limits/limits.machine';
import { playBreakMachine } from '../../../machines/member/playBreak/playBreak.machine';
import { selfExclusionMachine } from '../../../machines/member/selfExclusion/selfExclusion.machine';
import { statementMachine } from '../../../machines/member/statement/statement.machine';
import { whatIfMachine } from '../../../machines/member/whatIf/whatIf.machine';
import { inboxMachine } from '../../../machines/member/inbox/inbox.machine';
import type { InboxPage, InboxQuery } from '../../../machines/member/inbox/inbox.types';
import { heldCode } from '../../support/smsWorld';
import { profileMachine } from '../../../machines/account/profile/profile.machine';
import { avatarMachine } from '../../../machines/account/avatar/avatar.machine';
import { passkeysMachine } from '../../../machines/account/passkeys/passkeys.machine';
import { authenticatorMachine } from '../../../machines/account/authenticator/authenticator.machine';
import { paymentSecurityMachine } from '../../../machines/account/paymentSecurity/paymentSecurity.machine';
import { releaseMachine } from '../../../machines/site/release/release.machine';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import type {
  Announcements,
  AnnouncementsQuery,
} from '../../../machines/announcements/popups/popups.types';
import { recentGamesMachine } from '../../../machines/lobby/recentGames/recentGames.machine';
import type { Game, GameTarget } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import type { PasswordRule } from '../../../machines/shared/grant';
import type {
  EndSessionInput,
  EndSessionOutcome,
  FreePlayOutcome,
  RestoreOutcome,
} from '../../../machines/site/session/session.types';
import { searchMachine } from '../../../machines/site/search/search.machine';
import type { Found, PrepareOutcome } from '../../../machines/site/search/search.types';
import type { ShellPreferences } from '../../../machines/site/shell/shell.machine';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { Vendor, VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { winnersMachine } from '../../../machines/lobby/winners/winners.machine';
import type { WinnerEntry } from '../../../machines/lobby/winners/winners.types';
import { App } from '../../../src/app/App';
import { preloadPlayerPage } from '../../../src/app/PlayerPlace';
import { changeLanguage } from '../../../src/i18n/i18n';
import { createWholeI18n } from '../../support/wholeWords';
import { RoutedLinks } from '../../../src/app/RoutedLink';
// Lazy screens, loaded beforehand: how long a first import takes on a busy machine is no part of
// their behaviour.
import '../../../src/flows/announcement';
import '../../../src/flows/customerService';
import '../../../src/flows/login';
import '../../../src/flows/memberCentre';
import '../../../src/flows/notices';
import '../../../src/flows/signOut';
import '../../../src/flows/screens/CentreFlow';
import '../../../src/flows/screens/LoginFlow';
import '../../../src/flows/screens/AgentCentreFlow';
import '../../../src/features/agents/agentHome/AgentHomePage';
import '../../../src/features/agents/agentHome/AgentLoginPage';
import '../../../src/features/lobby/lobby/ForYou';
import '../../../src/features/lobby/lobby/Greeting';
import '../../../src/features/lobby/lobby/NoticeMarquee';
import '../../../src/features/lobby/lobby/Winners';
import '../../../src/features/member/memberCentre/MemberCentreDialog';
import '../../../src/features/site/shell/AppCodes';
import '../../../src/features/site/shell/FooterLinks';
import '../../../src/features/site/shell/memberParts';
import '../../../src/features/site/shell/phoneParts';
import '../../../src/features/site/app/BootFailedPage';
import '../../../src/features/site/app/MaintenancePage';
import '../../../src/features/site/app/NotFoundPage';
import '../../../src/features/site/app/RegionBlockedPage';
import '../../../src/ui/Menu';
import { wholePages, wholeSession, wholeSupport } from '../../support/wholeMachines';

export const player: Member = {
  id: 'm1',
  account: 'player',
  nickname: 'Thiri',
  type: 0,
  currencySymbol: 'K',
  referralCode: null,
  passwordChangeDue: null,
};
export const agent: Member = { ...player, id: 'm2', account: 'agent', nickname: 'Kyaw', type: 1 };
export const trial: Member = {
  ...player,
  id: 'm3',
  account: 'guest-77',
  nickname: 'Guest',
  type: 4,
};

const resources: PlatformInfo['resources'] = {
  VIBER: { labelNameEn: 'Viber', url: 'https://viber.example/padauk' },
  TELEGRAM: { labelNameEn: 'Telegram', url: 'https://telegram.example/padauk' },
  FACEBOOK: { labelNameEn: 'Facebook', url: 'https://facebook.example/padauk' },
  YOUTUBE: { labelNameEn: 'YouTube', url: 'https://youtube.example/@padauk' },
};
/** Nothing is on but what is given. */
const flags = (on: Partial<Whitelabel> = {}) => ({
  ...(Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, false])) as Whitelabel),
  ...on,
});
export const platform: PlatformInfo = {
  customerService: [],
  resources,
  whitelabel: flags(),
  social: [],
  hasReferral: true,
  isLoginInHeader: false,
  mainOrigin: 'https://padauk.example',
};
/** A platform with these flags on. */
export const bootWith = (on: Partial<Whitelabel>) => () =>
  Promise.resolve<BootOutcome>({
    status: normal,
    platform: { ...platform, whitelabel: flags(on) },
  });
export const normal: StatusOutcome = { kind: 'normal' };
export const signedInAs = (member: Member): RestoreOutcome => ({
  kind: 'member',
  member,
  link: 'none',
});
export const nobody: RestoreOutcome = { kind: 'none', link: 'none' };
export const amount = (balance: string): Balance => ({ balance, currencySymbol: 'K', asOf: 0 });
export const banner = (id: string, over: Partial<Banner> = {}): Banner => ({
  id,
  title: `Banner ${id}`,
  imageUrl: `/media/${id}.svg`,
  groupName: 'w_home',
  linkageType: 'none',
  url: '',
  ...over,
});

const vendor = (category: Vendor['category'], code: string, name = `Maker ${code}`): Vendor => ({
  vendor: code,
  name,
  icon: `/media/vendors/${code}.svg`,
  category,
});
export const lane = (category: Vendor['category'], ...codes: string[]): VendorLane => ({
  category,
  vendors: codes.map((code) => vendor(category, code)),
  games: [],
});
export const games = (count: number, from = 1): Game[] =>
  Array.from({ length: count }, (_, index) => gameCase(String(from + index)));
/** A platform that has every page. */
export const centreFacts = (features: Partial<CentreFacts['features']> = {}): CentreFacts => ({
  features: {
    dividend: true,
    dailySalary: true,
    hourlySalary: true,
    realTimeSalary: true,
    ...features,
  },
  today: '2026-11-21',
  utcOffset: 390,
  nickname: 'Kyaw',
  ahead: 0,
});
export const winner = (rank: number): WinnerEntry => ({
  id: `w${rank}`,
  rank,
  customerName: `wi***${rank}`,
  amount: `${rank}00.5`,
  currencySymbol: 'K',
  game: gameCase(`won ${rank}`),
});

/** The answers of the ports; each is read again for every call. */
type Ports = {
  boot: () => Promise<BootOutcome>;
  readStatus: () => Promise<StatusOutcome>;
  restoreSession: () => Promise<RestoreOutcome>;
  endSession: () => Promise<EndSessionOutcome>;
  switchLanguage: (language: LanguageCode) => Promise<null>;
  loadBalance: () => Promise<Balance>;
  loadBanners: () => Promise<Banner[]>;
  loadCountries: () => Promise<Country[]>;
  loadAnnouncements: () => Promise<Announcements>;
  rememberClosed: () => Promise<null>;
  startFreePlay: () => Promise<FreePlayOutcome>;
  loadVendors: () => Promise<VendorLane[]>;
  loadSection: (section: LoadedSection) => Promise<Game[]>;
  loadHotGames: () => Promise<Game[]>;
  loadWinners: () => Promise<WinnerEntry[]>;
  loadFavourites: () => Promise<Game[]>;
  saveFavourite: (change: FavouriteToggle) => Promise<SaveOutcome>;
  loadRecentGames: () => Promise<Game[]>;
  loadForYou: () => Promise<ForYou>;
  loadCounts: () => Promise<Counts>;
  loadHelp: () => Promise<HelpTopic[]>;
  launchGame: (target: GameTarget) => Promise<LaunchOutcome>;
  readPasswordRule: () => Promise<PasswordRule>;
  readCentre: () => Promise<CentreFacts>;
  readDays: () => Promise<DashboardDay[]>;
};
export type WorldOptions = Partial<Ports> & {
  language?: Language;
  path?: string;
  preferences?: Partial<ShellPreferences>;
};

/** A member who has nothing open. */
export const nothingOpen: ForYou = {
  limit: null,
  deposit: null,
  requests: 0,
  turnover: null,
  missions: null,
  level: null,
};
/** A member for whom nothing waits. */
export const noCounts: Counts = {
  unreadMessages: 0,
  promotions: 0,
  missions: 0,
  withdrawals: 0,
  claimable: null,
  vip: null,
  contracts: { dividend: 0, daily: 0, hourly: 0, realTime: 0 },
};
/** An answer that comes when the test says so. */
export const pending = <T,>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
};
export const never = () => new Promise<never>(() => undefined);
export const fault = (kind: 'offline' | 'timeout' | 'fault') =>
  Promise.reject(Object.assign(new Error(kind), { kind }));

/** The app's real machines over the answers above. */
export const createWorld = (given: WorldOptions = {}) => {
  const ports: Ports = {
    boot: () => Promise.resolve({ status: normal, platform }),
    readStatus: () => Promise.resolve(normal),
    restoreSession: () => Promise.resolve(nobody),
    endSession: () => Promise.resolve({ kind: 'ended' }),
    switchLanguage: () => Promise.resolve(null),
    loadBalance: () => Promise.resolve(amount('12345.67')),
    loadBanners: () => Promise.resolve([]),
    loadCountries: () => Promise.resolve([]),
    loadAnnouncements: () =>
      Promise.resolve({ banners: [], popup: [], player: [], home: [], promotion: [] }),
    rememberClosed: () => Promise.resolve(null),
    startFreePlay: never,
    loadVendors: () =>
      Promise.resolve([
        lane('RNG', 'JL', 'FC'),
        lane('SPORTS', 'BTI', 'PIN'),
        lane('COCKFIGHT', 'DS88'),
      ]),
    loadSection: () => Promise.resolve([]),
    loadHotGames: () => Promise.resolve([]),
    loadWinners: () => Promise.resolve([]),
    loadFavourites: () => Promise.resolve([]),
    saveFavourite: () => Promise.resolve({ kind: 'saved' }),
    loadRecentGames: () => Promise.resolve([]),
    loadForYou: () => Promise.resolve(nothingOpen),
    loadCounts: () => Promise.resolve(noCounts),
    loadHelp: () => Promise.resolve([]),
    launchGame: never,
    readPasswordRule: () => Promise.resolve({ min: 6, max: 16 }),
    readCentre: () => Promise.resolve(centreFacts()),
    readDays: never,
    ...given,
  };
  const countries = countriesMachine.provide({
    actors: { load: fromPromise<Country[], void>(() => ports.loadCountries()) },
  });
  const app = createActor(
    appMachine.provide({
      actors: {
        boot: fromPromise<BootOutcome, void>(() => ports.boot()),
        readStatus: fromPromise<StatusOutcome, void>(() => ports.readStatus()),
        switchLanguage: fromPromise<null, { language: LanguageCode }>(({ input }) =>
          ports.switchLanguage(input.language),
        ),
        release: releaseMachine,
        session: wholeSession.provide({
          actors: {
            restoreSession: fromPromise<RestoreOutcome, void>(() => ports.restoreSession()),
            endSession: fromPromise<EndSessionOutcome, EndSessionInput>(() => ports.endSession()),
            startFreePlay: fromPromise<FreePlayOutcome, void>(() => ports.startFreePlay()),
            countries,
            popups: popupsMachine.provide({
              actors: {
                loadAnnouncements: fromPromise<Announcements, AnnouncementsQuery>(() =>
                  ports.loadAnnouncements(),
                ),
                rememberClosed: fromPromise<null, void>(() => ports.rememberClosed()),
              },
            }),
            agentCentre: agentCentreMachine.provide({
              actors: {
                agentDashboard: agentDashboardMachine.provide({
                  actors: {
                    readDays: fromPromise<DashboardDay[], { from: string; to: string }>(() =>
                      ports.readDays(),
                    ),
                  },
                }),
                paymentSecurity: paymentSecurityMachine,
                inbox,
                contracts,
                days: fromCallback(() => undefined),
                readCentre: fromPromise<CentreFacts, void>(() => ports.readCentre()),
              },
            }),
            memberCentre: memberCentreMachine.provide({
              actors: {
                activities: activitiesMachine,
                deposit: depositMachine.provide({
                  actors: { tabs: fromCallback(() => undefined) },
                }),
                // A reality check leads to them.
                statement: statementMachine,
                whatIf: whatIfMachine,
                limits: limitsMachine,
                checkInterval: checkIntervalMachine,
                playBreak: playBreakMachine,
                selfExclusion: selfExclusionMachine,
                authenticator: authenticatorMachine,
                passkeys: passkeysMachine,
                avatar: avatarMachine,
                profile: profileMachine.provide({ actors: { countries, smsCode: heldCode() } }),
                paymentSecurity: paymentSecurityMachine,
                inbox,
                readPasswordRule: fromPromise<PasswordRule, void>(() => ports.readPasswordRule()),
              },
            }),
            support: wholeSupport.provide({
              actors: {
                help: helpMachine.provide({
                  actors: { load: fromPromise<HelpTopic[], void>(() => ports.loadHelp()) },
                }),
                install: installMachine.provide({
                  actors: { offers: fromCallback(() => undefined) },
                }),
              },
            }),
            balance: balanceMachine.provide({
              actors: { load: fromPromise<Balance, void>(() => ports.loadBalance()) },
            }),
            vendors: vendorsMachine.provide({
              actors: { load: fromPromise<VendorLane[], void>(() => ports.loadVendors()) },
            }),
            lobby: lobbyMachine.provide({
              actors: {
                loadSection: fromPromise<Game[], { section: LoadedSection }>(({ input }) =>
                  ports.loadSection(input.section),
                ),
              },
            }),
            hotGames: hotGamesMachine.provide({
              actors: { load: fromPromise<Game[], void>(() => ports.loadHotGames()) },
            }),
            winners: winnersMachine.provide({
              actors: { load: fromPromise<WinnerEntry[], void>(() => ports.loadWinners()) },
            }),
            favourites: favouritesMachine.provide({
              actors: {
                loadFavourites: fromPromise<Game[], void>(() => ports.loadFavourites()),
                saveFavourite: fromPromise<SaveOutcome, FavouriteToggle>(({ input }) =>
                  ports.saveFavourite(input),
                ),
              },
            }),
            recentGames: recentGamesMachine.provide({
              actors: { load: fromPromise<Game[], void>(() => ports.loadRecentGames()) },
            }),
            forYou: forYouMachine.provide({
              actors: { load: fromPromise<ForYou, void>(() => ports.loadForYou()) },
            }),
            search,
            contracts,
            counts: countsMachine.provide({
              actors: { load: fromPromise<Counts, void>(() => ports.loadCounts()) },
            }),
            gameLaunch: gameLaunchMachine.provide({
              actors: {
                launchGame: fromPromise<LaunchOutcome, { target: GameTarget }>(({ input }) =>
                  ports.launchGame(input.target),
                ),
              },
            }),
            pages: wholePages.provide({
              actors: {
                findVendor: fromPromise<GameCategory[], { vendor: string }>(() =>
                  Promise.resolve([]),
                ),
              },
            }),
            banners: bannersMachine.provide({
              actors: { load: fromPromise<Banner[], void>(() => ports.loadBanners()) },
            }),
          },
        }),
      },
    }),
    {
      input: {
        language: given.language ?? 'EN',
        visit: {
          remembered: '',
          path: given.path ?? '/',
          invitation: { affiliateCode: '', referralCode: '' },
          hadPopupsClosed: false,
          notice: null,
        },
        preferences: {
          menuCollapsed: false,
          theme: 'system',
          balanceHidden: false,
          ...given.preferences,
        },
      },
    },
  );
  return { app, ports };
};

export const renderApp = (
  app: AppRef,
  i18n: Awaited<ReturnType<typeof createWholeI18n>>,
  path = '/',
  beside?: ReactNode,
) => {
  history.replaceState(null, '', path);
  return render(
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <RoutedLinks>
          <App app={app} />
          {beside}
        </RoutedLinks>
      </BrowserRouter>
    </I18nextProvider>,
  );
};

/** Finds nothing. */
const search = searchMachine.provide({
  actors: {
    prepare: fromPromise<PrepareOutcome, void>(async () => ({
      kind: 'ready',
      categories: [],
      popular: [],
    })),
    find: fromPromise<Found[], { words: string }>(async () => []),
    readRecent: fromPromise<string[], void>(async () => []),
  },
});
/** Without contracts. */
const contracts = contractsMachine.provide({
  actors: { listContracts: fromPromise<Contract[], ContractsQuery>(() => Promise.resolve([])) },
});

/** An empty inbox. */
const inbox = inboxMachine.provide({
  actors: {
    changes: fromCallback(() => undefined),
    readPage: fromPromise<InboxPage, InboxQuery>(() =>
      Promise.resolve({ messages: [], page: 1, pages: 1, unread: 0 }),
    ),
  },
});

/** Renders the whole app over such a world; `session`, `overlay` and `toasts` are its actors. */
export const renderWorld = async (given: WorldOptions = {}) => {
  const i18n = await createWholeI18n(given.language ?? 'EN');
  await preloadPlayerPage();
  const { app } = createWorld({
    switchLanguage: (language) => changeLanguage(i18n, language).then(() => null),
    ...given,
  });
  app.start();
  // Its timers would run on in later tests of the same process.
  onTestFinished(() => {
    app.stop();
  });
  renderApp(app, i18n, given.path);
  return {
    app,
    user: userEvent.setup(),
    session: () => selectSession(app.getSnapshot()),
    overlay: selectOverlay(app.getSnapshot()),
    toasts: selectToasts(app.getSnapshot()),
  };
};

/** Opens the account menu; it can be used once it has the focus. */
const accountMenu = () => screen.findByRole('menu', { name: 'Account menu' });

export const openAccountMenu = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  const menu = await accountMenu();
  await waitFor(() => expect(menu).toHaveFocus());
  return within(menu);
};

/**
 * Goes to an item of the open account menu key by key and chooses it; the next key waits until the
 * result of the one before is shown.
 */
export const chooseByKeys = async (user: UserEvent, ...keys: string[]) => {
  const menu = await accountMenu();
  const marked = () => menu.getAttribute('aria-activedescendant');
  for (const key of keys) {
    const before = marked();
    await user.keyboard(key);
    await waitFor(() => expect(marked()).not.toBe(before));
  }
  await user.keyboard('{Enter}');
};
