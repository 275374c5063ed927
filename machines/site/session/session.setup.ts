import { and, assign, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { roleOf } from '../../../contract/roles';
import { balanceMachine } from '../../money/balance/balance.machine';
import { bannersMachine } from '../../lobby/banners/banners.machine';
import { gameOfAddress } from '../../shared/gameAddress';
import { pagesMachine } from '../pages/pages.machine';
import { hotGamesMachine } from '../../lobby/hotGames/hotGames.machine';
import { lobbyMachine } from '../../lobby/lobby/lobby.machine';
import { supportMachine } from '../../support/support/support.machine';
import { vendorsMachine } from '../../lobby/vendors/vendors.machine';
import { winnersMachine } from '../../lobby/winners/winners.machine';
import type { countsMachine } from '../../member/counts/counts.machine';
import type { contractsMachine } from '../../agents/contracts/contracts.machine';
import type { favouritesMachine } from '../../lobby/favourites/favourites.machine';
import type { gameLaunchMachine } from '../../lobby/gameLaunch/gameLaunch.machine';
import type { GameLaunchInput } from '../../lobby/gameLaunch/gameLaunch.types';
import type { recentGamesMachine } from '../../lobby/recentGames/recentGames.machine';
import type { Game, GameTarget } from '../../shared/game.types';
import type { countriesMachine } from '../../account/countries/countries.machine';
import type { loginMachine } from '../../account/login/login.machine';
import type { agentCentreMachine } from '../../agents/agentCentre/agentCentre.machine';
import type {
  memberCentreMachine,
  MemberPage,
} from '../../member/memberCentre/memberCentre.machine';
import { popupsMachine } from '../../announcements/popups/popups.machine';
import type { registrationMachine } from '../../account/registration/registration.machine';
import type { RegistrationOutput } from '../../account/registration/registration.types';
import { faultMessage } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { child, port } from '../../shared/port';
import type { smsCodeMachine } from '../../account/smsCode/smsCode.machine';
import type { withdrawalConfirmationMachine } from '../../money/withdrawalConfirmation/withdrawalConfirmation.machine';
import { hashOf, isForMembers, placeOf, type Place } from '../../shared/routes';
import type {
  EndSessionInput,
  FreePlayOutcome,
  LoginOutput,
  PlaceMeta,
  RestoreOutcome,
  SessionContext,
  SessionEvent,
  SessionInput,
} from './session.types';

const SITE_PLACES: readonly Place[] = [
  'gameList',
  'gameCentre',
  'favourites',
  'recent',
  'lottery',
  'promotions',
  'pointMall',
  'elsewhere',
];
/** Pages that show what the house announces. */
const ANNOUNCING_PLACES: readonly Place[] = ['promotions', 'agentHome'];

/** The game that is being opened. */
export const gameOf = ({ wish }: SessionContext): GameLaunchInput => {
  if (wish?.kind !== 'game') throw new Error('no game was asked for');
  return { target: wish.game, isOnPage: wish.isOnPage };
};

/**
 * What the session's chart is made of; the chart itself is in `session.machine.ts` and `states/`.
 */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy',
    meta: {} as PlaceMeta,
    children: {} as {
      restoreSession: 'restoreSession';
      endSession: 'endSession';
      followOut: 'endSession';
      leaveDoor: 'endSession';
      leaveTrial: 'endSession';
      login: 'login';
      agentLogin: 'login';
      registration: 'registration';
      startFreePlay: 'startFreePlay';
      memberCentre: 'memberCentre';
      agentCentre: 'agentCentre';
      loginCode: 'smsCode';
      registerCode: 'smsCode';
      recoveryCode: 'smsCode';
      countries: 'countries';
      balance: 'balance';
      banners: 'banners';
      popups: 'popups';
      vendors: 'vendors';
      lobby: 'lobby';
      hotGames: 'hotGames';
      winners: 'winners';
      favourites: 'favourites';
      recentGames: 'recentGames';
      counts: 'counts';
      gameLaunch: 'gameLaunch';
      pages: 'pages';
      support: 'support';
      withdrawalConfirmation: 'withdrawalConfirmation';
      contracts: 'contracts';
    },
  },
  actors: {
    restoreSession: port<RestoreOutcome, void>('restoreSession'),
    endSession: port<null, EndSessionInput>('endSession'),
    startFreePlay: port<FreePlayOutcome, void>('startFreePlay'),
    login: child<typeof loginMachine>('login'),
    registration: child<typeof registrationMachine>('registration'),
    smsCode: child<typeof smsCodeMachine>('smsCode', { isPatient: true }),
    countries: child<typeof countriesMachine>('countries', { isPatient: true }),
    memberCentre: child<typeof memberCentreMachine>('memberCentre'),
    agentCentre: child<typeof agentCentreMachine>('agentCentre'),
    contracts: child<typeof contractsMachine>('contracts'),
    popups: popupsMachine,
    balance: balanceMachine,
    banners: bannersMachine,
    vendors: vendorsMachine,
    lobby: lobbyMachine,
    hotGames: hotGamesMachine,
    winners: winnersMachine,
    pages: pagesMachine,
    support: supportMachine,
    favourites: child<typeof favouritesMachine>('favourites'),
    recentGames: child<typeof recentGamesMachine>('recentGames'),
    counts: child<typeof countsMachine>('counts'),
    gameLaunch: child<typeof gameLaunchMachine>('gameLaunch'),
    withdrawalConfirmation: child<typeof withdrawalConfirmationMachine>('withdrawalConfirmation'),
  },
  guards: {
    isRestored: (_, p: { outcome: RestoreOutcome; kind: RestoreOutcome['kind'] }) =>
      p.outcome.kind === p.kind,
    isAuthenticated: (_, output: LoginOutput | RegistrationOutput) =>
      output.kind === 'authenticated',
    hasNext: ({ context }) => context.next !== null,
    hasNewPassword: (_, output: LoginOutput) =>
      output.kind === 'authenticated' && output.passwordChanged,
    isSocial: (_, output: RegistrationOutput) => output.kind === 'social',
    isStarted: (_, outcome: FreePlayOutcome) => outcome.kind === 'started',
    isAgent: ({ context }) => context.member !== null && roleOf(context.member.type) === 'agent',
    isTrial: ({ context }) => context.member !== null && roleOf(context.member.type) === 'trial',
    isNoTrial: ({ context }) => context.member !== null && roleOf(context.member.type) !== 'trial',
    isSameMember: ({ context }, memberId: string | null) =>
      memberId !== null && context.member?.id === memberId,
    isPlace: (_, p: { path: string; place: Place }) => placeOf(p.path) === p.place,
    isAnnouncing: (_, path: string) => ANNOUNCING_PLACES.includes(placeOf(path)),
    isOnSite: (_, path: string) => SITE_PLACES.includes(placeOf(path)),
    isUninvited: and([
      ({ context }) => isForMembers(context.address),
      stateIn({ identity: 'visitor' }),
    ]),
    isTrialInMembersRoom: and(['isTrial', ({ context }) => isForMembers(context.address)]),
    isLoginAsked: or([
      ({ context }) => context.wish !== null,
      stateIn({ identity: { restoring: 'loginAsked' } }),
      stateIn({ identity: { visitor: { leavingDoor: 'loginAsked' } } }),
    ]),
    isRegisterAsked: or([
      stateIn({ identity: { restoring: 'registerAsked' } }),
      stateIn({ identity: { visitor: { leavingDoor: 'registerAsked' } } }),
    ]),
    isCentreAsked: stateIn({ identity: { restoring: 'centreAsked' } }),
    isOnAgentPage: stateIn({ page: 'agentLogin' }),
    isOffAgentPage: not(stateIn({ page: 'agentLogin' })),
    isAgentInside: stateIn({ identity: { signedIn: { role: 'agent' } } }),
    isNoAgentInside: or([
      stateIn({ identity: 'visitor' }),
      stateIn({ identity: { signedIn: { role: 'member' } } }),
      stateIn({ identity: { signedIn: { role: 'trial' } } }),
    ]),
  },
  actions: {
    keepLogin: assign(({ context }, output: LoginOutput | RegistrationOutput) =>
      output.kind === 'authenticated'
        ? {
            member: output.member,
            isFirstLogin: output.firstTimeLogin,
            remembered: output.remembered ?? context.remembered,
            resume: null,
            notice: null,
            social: null,
          }
        : {},
    ),
    keepSocial: assign((_, output: RegistrationOutput) =>
      output.kind === 'social' ? { social: output.provider } : {},
    ),
    keepTrial: assign((_, outcome: FreePlayOutcome) =>
      outcome.kind === 'started' ? { member: outcome.member, isFirstLogin: false } : {},
    ),
    keepCentrePage: assign((_, centrePage: MemberPage) => ({ centrePage })),
    forgetCentrePage: assign({ centrePage: 'securityCenter' }),
    askForRewards: assign({ centrePage: 'rewardCenter' }),
    keepRestored: assign((_, outcome: RestoreOutcome) => ({
      member: outcome.kind === 'member' ? outcome.member : null,
      resume: outcome.kind === 'passwordChangeDue' ? outcome.resume : null,
    })),
    forgetMember: assign({
      member: null,
      isFirstLogin: false,
      resume: null,
      notice: null,
      social: null,
      wish: null,
      next: null,
    }),
    noteExpiry: assign({
      member: null,
      isFirstLogin: false,
      resume: null,
      next: null,
      notice: { key: 'errors:notLoggedIn' },
    }),
    closeLogin: sendTo('login', { type: 'login.close' }),
    closeRegistration: sendTo('registration', { type: 'register.close' }),
    closeContracts: sendTo('contracts', { type: 'contracts.close' }),
    closeCentre: sendTo('memberCentre', { type: 'centre.close' }),
    closeWithdrawals: sendTo('withdrawalConfirmation', { type: 'withdrawals.close' }),
    reloadCounts: sendTo('counts', { type: 'data.reload' }),
    turnCentre: sendTo('memberCentre', (_, page: MemberPage) => ({ type: 'page.choose', page })),
    openDoor: raise({ type: 'login.open' }),
    openRegister: raise({ type: 'register.open' }),
    /** The centre that was asked for while it was not known who asks. */
    openWishedCentre: enqueueActions(({ enqueue, check }) => {
      // Named guards can't be typed before setup knows them.
      if (check(stateIn({ identity: { restoring: 'centreAsked' } }) as never))
        enqueue.raise({ type: 'centre.open', page: 'securityCenter' });
    }),
    openCentre: raise({ type: 'centre.open', page: 'securityCenter' }),
    /** Whatever dialog has an address of its own goes when the address is another one. */
    closeDoors: enqueueActions(({ enqueue }) => {
      for (const type of [
        'login.close',
        'register.close',
        'centre.close',
        'withdrawals.close',
        'game.close',
      ] as const)
        enqueue.raise({ type });
      enqueue.sendTo('support', { type: 'help.close' });
    }),
    tellVisitor: sendTo('popups', { type: 'viewer.changed', viewer: 'B' }),
    tellMember: sendTo('popups', ({ context }) => ({
      type: 'viewer.changed',
      viewer: context.isFirstLogin ? 'F' : 'A',
    })),
    suppressPopups: enqueueActions(({ enqueue }, outcome: RestoreOutcome) => {
      if (outcome.linkRefused) enqueue.sendTo('popups', { type: 'popups.suppress' });
    }),
    closeAnnouncement: sendTo('popups', { type: 'announcement.close' }),
    askForPopups: sendTo('popups', { type: 'popups.ask' }),
    reloadPopups: sendTo('popups', { type: 'popups.reload' }),
    reloadCountries: sendTo('countries', { type: 'data.reload' }),
    reloadRules: sendTo('registration', { type: 'rules.reload' }),
    enterByAddress: raise(({ context }) => ({
      type: 'route.changed' as const,
      path: context.entryPath,
    })),
    forgetAddress: assign({ entryPath: '' }),
    goHome: raise({ type: 'route.changed', path: '/' }),
    goToAgentPage: raise({ type: 'route.changed', path: '/agent' }),
    reloadHome: enqueueActions(({ enqueue }) => {
      for (const name of ['banners', 'lobby', 'hotGames', 'winners'] as const)
        enqueue.sendTo(name, { type: 'data.reload' });
    }),
    reloadVendors: sendTo('vendors', { type: 'data.reload' }),
    reloadOwn: enqueueActions(({ enqueue }) => {
      for (const name of ['favourites', 'recentGames'] as const)
        enqueue.sendTo(name, { type: 'data.reload' });
    }),
    /** A game moved money, and is the latest one played. */
    reloadPlayed: enqueueActions(({ enqueue }) => {
      for (const name of ['balance', 'recentGames'] as const)
        enqueue.sendTo(name, { type: 'data.reload' });
    }),
    tellSupport: sendTo('support', { type: 'language.changed' }),
    openHelp: sendTo('support', (_, path: string) => ({
      type: 'help.open',
      term: hashOf(path) || null,
    })),
    closeChat: sendTo('support', { type: 'chat.close' }),
    keepAddress: assign((_, { path, from = 0 }: { path: string; from?: number }) => ({
      address: path,
      from,
    })),
    tellAddress: sendTo('pages', ({ context: { address, from } }) => ({
      type: 'address.changed',
      address,
      from,
    })),
    tellPages: sendTo('pages', { type: 'language.changed' }),
    tellViewer: sendTo('pages', { type: 'viewer.changed' }),
    wishForAddress: assign(({ context }) => ({
      wish: { kind: 'address' as const, address: context.address },
    })),
    wishForGame: assign(
      (_, { game, isOnPage = false }: { game: GameTarget; isOnPage?: boolean }) => ({
        wish: { kind: 'game' as const, game, isOnPage },
      }),
    ),
    forgetWish: assign({ wish: null }),
    keepNext: assign((_, { game, isOnPage = false }: { game: GameTarget; isOnPage?: boolean }) => ({
      next: { game, isOnPage },
    })),
    forgetNext: assign({ next: null }),
    wishForNext: assign(({ context: { next } }) =>
      next ? { wish: { kind: 'game' as const, ...next }, next: null } : {},
    ),
    forgetPlace: assign({ address: '', from: 0 }),
    launchByAddress: enqueueActions(({ enqueue }, path: string) => {
      const game = gameOfAddress(path);
      if (game) enqueue.raise({ type: 'game.launch', game, isOnPage: true });
    }),
    askForWish: raise({ type: 'wish.grant' }),
    grantWish: enqueueActions(({ context: { wish }, enqueue }) => {
      if (wish?.kind === 'address') enqueue.raise({ type: 'route.changed', path: wish.address });
      if (wish?.kind === 'game')
        enqueue.raise({ type: 'game.launch', game: wish.game, isOnPage: wish.isOnPage });
      enqueue.assign({ wish: null });
    }),
    closeGame: sendTo('gameLaunch', { type: 'game.close' }),
    toggleFavourite: sendTo('favourites', (_, game: Game) => ({ type: 'favourite.toggle', game })),
    notifyRefusedLink: enqueueActions((scope, outcome: RestoreOutcome) => {
      if (outcome.linkRefused)
        pushToast(scope, { tone: 'warning', message: { key: 'session:linkRefused' } });
    }),
    notifyFreePlayRefusal: enqueueActions((scope, outcome: FreePlayOutcome) => {
      if (outcome.kind === 'refused')
        pushToast(scope, { tone: 'warning', message: { text: outcome.message } });
    }),
    notifyFault: enqueueActions((scope, error: unknown) =>
      pushToast(scope, { tone: 'danger', message: faultMessage(error) }),
    ),
  },
});
