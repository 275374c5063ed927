import {
  and,
  assign,
  enqueueActions,
  not,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
  type AnyActorRef,
} from 'xstate';
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
import type { pauseRoomMachine } from '../../member/pauseRoom/pauseRoom.machine';
import type { realityCheckMachine } from '../../member/realityCheck/realityCheck.machine';
import type { RealityCheckOutput } from '../../member/realityCheck/realityCheck.types';
import type { switchMemberMachine } from '../../account/switchMember/switchMember.machine';
import type { SwitchMemberOutput } from '../../account/switchMember/switchMember.types';
import type { idleLogoutMachine } from '../../account/idleLogout/idleLogout.machine';
import type { passkeyOfferMachine } from '../../account/passkeyOffer/passkeyOffer.machine';
import type { devicesMachine } from '../../account/devices/devices.machine';
import type { contractsMachine } from '../../agents/contracts/contracts.machine';
import type { favouritesMachine } from '../../lobby/favourites/favourites.machine';
import type { gameLaunchMachine } from '../../lobby/gameLaunch/gameLaunch.machine';
import type { GameLaunchInput } from '../../lobby/gameLaunch/gameLaunch.types';
import { broadcast } from '../../shared/broadcast';
import type { forYouMachine } from '../../lobby/forYou/forYou.machine';
import type { recentGamesMachine } from '../../lobby/recentGames/recentGames.machine';
import type { Game } from '../../shared/game.types';
import type { countriesMachine } from '../../account/countries/countries.machine';
import type { LoginResume } from '../../account/login/login.types';
import type { loginMachine } from '../../account/login/login.machine';
import type { agentCentreMachine } from '../../agents/agentCentre/agentCentre.machine';
import type { AgentPlace } from '../../agents/agentCentre/agentCentre.types';
import type { memberCentreMachine } from '../../member/memberCentre/memberCentre.machine';
import type { MemberPlace } from '../../member/memberCentre/memberCentre.types';
import { popupsMachine } from '../../announcements/popups/popups.machine';
import type { registrationMachine } from '../../account/registration/registration.machine';
import type { RegistrationOutput } from '../../account/registration/registration.types';
import type { Member } from '../../../contract/member';
import type { PlayBlock } from '../../../contract/playBlock';
import { faultMessage } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
import { child, port } from '../../shared/port';
import { reloadPending } from '../../shared/refresh';
import type { searchMachine } from '../search/search.machine';
import type { SearchOutput } from '../search/search.types';
import type { smsCodeMachine } from '../../account/smsCode/smsCode.machine';
import type { withdrawalConfirmationMachine } from '../../money/withdrawalConfirmation/withdrawalConfirmation.machine';
import {
  hashOf,
  isForMembers,
  pathOf,
  placeOf,
  type Place,
  type PlaceMeta,
} from '../../shared/routes';
import { DIALOGS } from './session.types';
import type {
  ChosenGame,
  Dialog,
  EndSessionInput,
  EndSessionOutcome,
  FreePlayOutcome,
  LoginOutput,
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
/** Pages that show announcements. */
const ANNOUNCING_PLACES: readonly Place[] = ['promotions', 'agentHome'];

/** The open game, as the input of its machine. */
export const gameOf = ({ currentGame }: SessionContext): GameLaunchInput => {
  if (!currentGame) throw new Error('no game was asked for');
  return { target: currentGame.game, isOnPage: currentGame.isOnPage };
};

type Names = Pick<Member, 'account' | 'nickname'>;
type Choice = Pick<ChosenGame, 'game'> & Partial<ChosenGame>;
const chosenOf = ({ game, isOnPage = false }: Choice): ChosenGame => ({ game, isOnPage });

/** What each child reads again after a game. */
const AFTER_A_GAME = {
  balance: { type: 'data.reload' },
  recentGames: { type: 'data.reload' },
  forYou: { type: 'data.reload' },
  pages: { type: 'game.ended' },
} as const;
/** What each child reads again after the member centre. */
const AFTER_THE_CENTRE = { forYou: { type: 'data.reload' } } as const;
/** The event that makes each child load its data in the new language. */
const IN_THE_LANGUAGE = {
  banners: { type: 'data.reload' },
  lobby: { type: 'data.reload' },
  hotGames: { type: 'data.reload' },
  winners: { type: 'data.reload' },
  vendors: { type: 'data.reload' },
  favourites: { type: 'data.reload' },
  recentGames: { type: 'data.reload' },
  countries: { type: 'data.reload' },
  registration: { type: 'rules.reload' },
  popups: { type: 'popups.reload' },
  pages: { type: 'language.changed' },
  support: { type: 'language.changed' },
  // They bring the name of the VIP level.
  counts: { type: 'data.reload' },
  forYou: { type: 'data.reload' },
  // In the dialog of a vendor's games, and in the member centre.
  gameList: { type: 'data.reload' },
  activities: { type: 'activities.reload' },
  inbox: { type: 'language.changed' },
  vip: { type: 'data.reload' },
  search: { type: 'language.changed' },
} as const;

const hasBlock = ({ member }: SessionContext): boolean => (member?.playBlock ?? null) !== null;

/** My account, or the page that the address names. */
const memberPlaceOf = (address: string): MemberPlace => {
  const path = pathOf(address);
  return path === '/member' ? 'securityCenter' : (path as MemberPlace);
};

/**
 * The types, actors, guards and actions of the session's chart; the chart is in
 * `session.machine.ts` and `states/`.
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
      leaveLogin: 'endSession';
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
      forYou: 'forYou';
      counts: 'counts';
      passkeyOffer: 'passkeyOffer';
      idleLogout: 'idleLogout';
      realityCheck: 'realityCheck';
      pauseRoom: 'pauseRoom';
      gameLaunch: 'gameLaunch';
      pages: 'pages';
      support: 'support';
      withdrawalConfirmation: 'withdrawalConfirmation';
      contracts: 'contracts';
      devices: 'devices';
      switchMember: 'switchMember';
      search: 'search';
    },
  },
  actors: {
    restoreSession: port<RestoreOutcome, void>('restoreSession'),
    endSession: port<EndSessionOutcome, EndSessionInput>('endSession'),
    startFreePlay: port<FreePlayOutcome, void>('startFreePlay'),
    login: child<typeof loginMachine>('login'),
    registration: child<typeof registrationMachine>('registration'),
    smsCode: child<typeof smsCodeMachine>('smsCode', { isPatient: true }),
    countries: child<typeof countriesMachine>('countries', { isPatient: true }),
    memberCentre: child<typeof memberCentreMachine>('memberCentre'),
    agentCentre: child<typeof agentCentreMachine>('agentCentre'),
    contracts: child<typeof contractsMachine>('contracts'),
    devices: child<typeof devicesMachine>('devices'),
    switchMember: child<typeof switchMemberMachine>('switchMember'),
    search: child<typeof searchMachine>('search'),
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
    // Its file comes with the row of the home page, so nothing is read elsewhere or in a break.
    forYou: child<typeof forYouMachine>('forYou', { isPatient: true }),
    counts: child<typeof countsMachine>('counts'),
    // Its file comes where a passkey is offered.
    passkeyOffer: child<typeof passkeyOfferMachine>('passkeyOffer', { isPatient: true }),
    idleLogout: child<typeof idleLogoutMachine>('idleLogout'),
    realityCheck: child<typeof realityCheckMachine>('realityCheck'),
    pauseRoom: child<typeof pauseRoomMachine>('pauseRoom'),
    gameLaunch: child<typeof gameLaunchMachine>('gameLaunch'),
    withdrawalConfirmation: child<typeof withdrawalConfirmationMachine>('withdrawalConfirmation'),
  },
  guards: {
    hasNextGame: ({ context }) => context.nextGame !== null,
    hasMember: ({ context }) => context.member !== null,
    isAgent: ({ context }) => context.member !== null && roleOf(context.member.type) === 'agent',
    isTrial: ({ context }) => context.member !== null && roleOf(context.member.type) === 'trial',
    isNoTrial: ({ context }) => context.member !== null && roleOf(context.member.type) !== 'trial',
    /** A break or an exclusion runs. */
    hasBlock: ({ context }) => hasBlock(context),
    /** Where the rule says so, the session of an exclusion ends with its start. */
    isSignedOutByRule: (_, { signedOut }: { signedOut: boolean }) => signedOut,
    hasIntent: ({ context }) => context.pendingIntent !== null,
    owesPassword: ({ context }) => context.resume !== null,
    isSameMember: ({ context }, memberId: string | null) =>
      memberId !== null && context.member?.id === memberId,
    /** Who was restored has signed out in another tab meanwhile. */
    isSignedOutElsewhere: ({ context }, outcome: RestoreOutcome) =>
      outcome.kind === 'member' && outcome.member.id === context.signedOutElsewhere,
    isPlace: (_, p: { path: string; place: Place }) => placeOf(p.path) === p.place,
    isAnnouncing: (_, path: string) => ANNOUNCING_PLACES.includes(placeOf(path)),
    isOnSite: (_, path: string) => SITE_PLACES.includes(placeOf(path)),
    isUninvited: and([
      ({ context }) => isForMembers(context.address),
      stateIn({ identity: 'visitor' }),
    ]),
    isTrialInMembersRoom: and(['isTrial', ({ context }) => isForMembers(context.address)]),
    isRestoring: stateIn({ identity: 'restoring' }),
    /** The session is being restored, or a login on the other side is being left. */
    isIdentityPending: or([
      stateIn({ identity: 'restoring' }),
      stateIn({ identity: { visitor: 'leavingLogin' } }),
    ]),
    /** A visitor who may open a dialog. */
    isGuest: and([stateIn({ identity: { visitor: 'guest' } }), 'isOffAgentPage']),
    isSignedIn: stateIn({ identity: 'signedIn' }),
    isSignedOut: not('isSignedIn'),
    isPaused: and(['isSignedIn', 'hasBlock']),
    isUnpaused: and([not('isIdentityPending'), not('isPaused')]),
    isPlayerSignedIn: and(['isSignedIn', not('isAgent')]),
    isNoTrialSignedIn: and(['isSignedIn', 'isNoTrial']),
    isIntentPending: and(['isGuest', 'hasIntent']),
    /**
     * A pending intent or a due password change opens the login, which comes before a requested
     * registration.
     */
    isLoginDue: and(['isGuest', or(['hasIntent', 'owesPassword'])]),
    hasNoDialog: stateIn({ dialog: 'none' }),
    /** The agents' page has its own login: the dialogs of visitors are closed. */
    isLeftForAgents: and([stateIn({ identity: { visitor: 'guest' } }), 'isOnAgentPage']),
    isLoginLeft: and([
      'isOnAgentPage',
      or([stateIn({ dialog: 'login' }), stateIn({ dialog: 'registration' }), 'hasIntent']),
    ]),
    isOnAgentPage: stateIn({ page: 'agentLogin' }),
    isOffAgentPage: not('isOnAgentPage'),
    isAgentInside: stateIn({ identity: { signedIn: { role: 'agent' } } }),
    isNoAgentInside: or([
      stateIn({ identity: 'visitor' }),
      stateIn({ identity: { signedIn: { role: 'member' } } }),
      stateIn({ identity: { signedIn: { role: 'trial' } } }),
    ]),
  },
  actions: {
    keepIcon: assign(({ context }, icon: string | null) => ({
      member: context.member && { ...context.member, icon },
    })),
    keepNames: assign(({ context }, { account, nickname }: Names) => ({
      member: context.member && { ...context.member, account, nickname },
    })),
    keepBlock: assign(({ context }, playBlock: PlayBlock | null) => ({
      member: context.member && { ...context.member, playBlock },
    })),
    keepLogin: assign(({ context }, output: OfKind<LoginOutput, 'authenticated'>) => ({
      member: output.member,
      isFirstLogin: output.firstTimeLogin,
      remembered: output.remembered ?? context.remembered,
      resume: null,
      notice: null,
      social: null,
    })),
    keepSocial: assign((_, { provider }: OfKind<RegistrationOutput, 'social'>) => ({
      social: provider,
    })),
    forgetSocial: assign({ social: null }),
    keepTrial: assign((_, { member }: OfKind<FreePlayOutcome, 'started'>) => ({
      member,
      isFirstLogin: false,
      notice: null,
    })),
    keepCentrePage: assign((_, centrePage: MemberPlace) => ({ centrePage })),
    forgetCentrePage: assign({ centrePage: 'securityCenter' }),
    askForRewards: assign({ centrePage: 'rewardCenter' }),
    /** The question about a deposit limit stands on that page; it comes before all else. */
    askAboutLimit: assign({ pendingIntent: { kind: 'memberCentre', page: 'depositv2' } }),
    keepRestored: assign((_, { member }: OfKind<RestoreOutcome, 'member'>) => ({
      member,
      resume: null,
      notice: null,
    })),
    keepSignedOutElsewhere: assign((_, memberId: string | null) => ({
      signedOutElsewhere: memberId,
    })),
    forgetSignedOutElsewhere: assign({ signedOutElsewhere: null }),
    keepResume: assign((_, { resume }: { resume: LoginResume }) => ({
      member: null,
      resume,
      notice: null,
    })),
    forgetNotice: assign({ notice: null }),
    forgetMember: assign({
      member: null,
      isFirstLogin: false,
      resume: null,
      notice: null,
      social: null,
      pendingIntent: null,
      currentGame: null,
      nextGame: null,
    }),
    noteExpiry: assign((_, { isIdle }: { isIdle: boolean }) => ({
      member: null,
      isFirstLogin: false,
      resume: null,
      nextGame: null,
      notice: { key: isIdle ? 'errors:loggedOutIdle' : 'errors:notLoggedIn' },
    })),
    closeDialog: enqueueActions(({ enqueue }, flow: Dialog) =>
      enqueue.sendTo(flow, { type: `${flow}.close` as const }),
    ),
    reloadPending: enqueueActions((scope) => reloadPending(scope)),
    /** A deposit may have been made in the member centre. */
    reloadForYou: enqueueActions((scope) => broadcast(scope, AFTER_THE_CENTRE)),
    turnCentre: sendTo('memberCentre', (_, page: MemberPlace) => ({ type: 'page.choose', page })),
    openLogin: raise({ type: 'login.open' }),
    openRegistration: raise({ type: 'registration.open' }),
    openMemberCentre: raise((_, path: string) => ({
      type: 'memberCentre.open' as const,
      page: memberPlaceOf(path),
    })),
    keepAgentPage: assign((_, path: string) => ({ agentPage: pathOf(path) as AgentPlace })),
    forgetAgentPage: assign({ agentPage: '/agentHome' }),
    turnAgentCentre: sendTo('agentCentre', (_, path: string) => ({
      type: 'page.choose',
      page: pathOf(path) as AgentPlace,
    })),
    /** A new address closes everything that is open over the page. */
    closeAll: enqueueActions(({ enqueue }) => {
      for (const flow of DIALOGS) enqueue.raise({ type: `${flow}.close` });
      enqueue.raise({ type: 'gameLaunch.close' });
      enqueue.sendTo('support', { type: 'help.close' });
    }),
    tellLanguage: enqueueActions((scope) => broadcast(scope, IN_THE_LANGUAGE)),
    tellVisitor: sendTo('popups', { type: 'viewer.changed', viewer: 'B' }),
    tellMember: sendTo('popups', ({ context }) => ({
      type: 'viewer.changed',
      viewer: context.isFirstLogin ? 'F' : 'A',
    })),
    suppressPopups: enqueueActions(({ enqueue }, outcome: RestoreOutcome) => {
      if (outcome.link === 'refused') enqueue.sendTo('popups', { type: 'popups.suppress' });
    }),
    /** The next person has closed no announcement. */
    forgetClosedPopups: sendTo('popups', { type: 'popups.forget' }),
    notifyExcluded: enqueueActions((scope) =>
      pushToast(scope, { tone: 'info', message: { key: 'session:excluded' } }),
    ),
    notifyUnreached: enqueueActions((scope) =>
      pushToast(scope, { tone: 'warning', message: { key: 'errors:signOutUnreached' } }),
    ),
    closeAnnouncement: sendTo('popups', { type: 'announcement.close' }),
    askForPopups: sendTo('popups', { type: 'popups.ask' }),
    enterByAddress: raise(({ context }) => ({
      type: 'route.changed' as const,
      path: context.entryPath,
    })),
    forgetAddress: assign({ entryPath: '' }),
    goToPause: raise({ type: 'route.changed', path: '/pause' }),
    goHome: raise({ type: 'route.changed', path: '/' }),
    goToAgentPage: raise({ type: 'route.changed', path: '/agent' }),
    /** A game has moved money, and is now the most recent one. */
    reloadPlayed: enqueueActions((scope) => broadcast(scope, AFTER_A_GAME)),
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
    tellViewer: sendTo('pages', { type: 'viewer.changed' }),
    keepAddressIntent: assign(({ context }) => ({
      pendingIntent: { kind: 'address' as const, address: context.address },
    })),
    keepGameIntent: assign((_, chosen: Choice) => ({
      pendingIntent: { kind: 'game' as const, ...chosenOf(chosen) },
    })),
    keepFavouriteIntent: assign((_, game: Game) => ({
      pendingIntent: { kind: 'favourite' as const, game },
    })),
    keepCentreIntent: assign((_, page: MemberPlace) => ({
      pendingIntent: { kind: 'memberCentre' as const, page },
    })),
    /** The session ended in the middle of a game. */
    keepCurrentGameAsIntent: assign(({ context: { currentGame } }) =>
      currentGame
        ? { pendingIntent: { kind: 'game' as const, ...currentGame }, currentGame: null }
        : {},
    ),
    forgetIntent: assign({ pendingIntent: null }),
    forgetGameIntent: assign(({ context: { pendingIntent } }) =>
      pendingIntent?.kind === 'game' ? { pendingIntent: null } : {},
    ),
    keepCurrentGame: assign((_, chosen: Choice) => ({ currentGame: chosenOf(chosen) })),
    forgetCurrentGame: assign({ currentGame: null }),
    keepNextGame: assign((_, chosen: Choice) => ({ nextGame: chosenOf(chosen) })),
    forgetNextGame: assign({ nextGame: null }),
    startNextGame: assign(({ context: { nextGame } }) => ({
      currentGame: nextGame,
      nextGame: null,
    })),
    forgetPlace: assign({ address: '', from: 0 }),
    launchByAddress: enqueueActions(({ enqueue }, path: string) => {
      const game = gameOfAddress(path);
      if (game) enqueue.raise({ type: 'gameLaunch.open', game, isOnPage: true });
    }),
    askToResume: raise({ type: 'pendingIntent.resume' }),
    resumeIntent: enqueueActions(({ context: { pendingIntent }, enqueue }) => {
      if (pendingIntent?.kind === 'address')
        enqueue.raise({ type: 'route.changed', path: pendingIntent.address });
      if (pendingIntent?.kind === 'game')
        enqueue.raise({
          type: 'gameLaunch.open',
          game: pendingIntent.game,
          isOnPage: pendingIntent.isOnPage,
        });
      // The list is not loaded yet, so a game that is a favourite already stays one.
      if (pendingIntent?.kind === 'favourite')
        enqueue.raise({ type: 'favourite.toggle', game: pendingIntent.game });
      if (pendingIntent?.kind === 'memberCentre')
        enqueue.raise({ type: 'memberCentre.open', page: pendingIntent.page });
      enqueue.assign({ pendingIntent: null });
    }),
    tellPlayBegun: sendTo('realityCheck', { type: 'play.begun' }),
    tellPlayLeft: sendTo('realityCheck', { type: 'play.left' }),
    /** Where a person wants to go after a reality check. */
    goAfterCheck: enqueueActions(({ enqueue }, { kind }: RealityCheckOutput) => {
      switch (kind) {
        case 'statement':
          enqueue.raise({ type: 'memberCentre.open', page: 'statement' });
          break;
        case 'break':
          enqueue.raise({ type: 'memberCentre.open', page: 'limits' });
          break;
        case 'signOut':
          enqueue.raise({ type: 'signOut.request' });
          enqueue.raise({ type: 'signOut.confirm' });
      }
    }),
    tellWords: sendTo('search', (_, words: string) => ({ type: 'words.changed', words })),
    /** A game goes by the gate of every tile, and a page by its address. */
    goToFound: enqueueActions(({ enqueue, system }, { goal }: OfKind<SearchOutput, 'chosen'>) => {
      switch (goal.kind) {
        case 'game':
          enqueue.raise({ type: 'gameLaunch.open', game: goal.game });
          break;
        case 'address':
          enqueue.raise({ type: 'route.changed', path: goal.address });
          break;
        case 'customerService': {
          const overlay = system.get('overlay') as AnyActorRef | undefined;
          if (overlay) enqueue.sendTo(overlay, { type: 'overlay.open', name: 'customerService' });
        }
      }
    }),
    closeGame: sendTo('gameLaunch', { type: 'gameLaunch.close' }),
    toggleFavourite: sendTo('favourites', (_, game: Game) => ({ type: 'favourite.toggle', game })),
    notifyRefusedLink: enqueueActions((scope, outcome: RestoreOutcome) => {
      if (outcome.link === 'refused')
        pushToast(scope, { tone: 'warning', message: { key: 'session:linkRefused' } });
    }),
    /** A link of somebody else never changes who is signed in without a question. */
    askWhoToBe: enqueueActions(({ enqueue }, { link }: OfKind<RestoreOutcome, 'member'>) => {
      if (link === 'waiting') enqueue.raise({ type: 'switchMember.open' });
    }),
    tellSwitched: raise({ type: 'member.switched' }),
    tellChallenged: enqueueActions(
      ({ enqueue }, { challenge }: OfKind<SwitchMemberOutput, 'challenged'>) =>
        enqueue.raise({ type: 'member.challenged', resume: { challenge } }),
    ),
    notifyFreePlayRefusal: enqueueActions((scope, { message }: Refused) =>
      pushToast(scope, { tone: 'warning', message: { text: message } }),
    ),
    notifyFault: enqueueActions((scope, error: unknown) =>
      pushToast(scope, { tone: 'danger', message: faultMessage(error) }),
    ),
  },
}).extend({
  guards: {
    ...kindGuards(
      'member',
      'unfinished',
      'started',
      'authenticated',
      'returned',
      'social',
      'switched',
      'challenged',
      'unreached',
      'chosen',
    ),
    isLimitAsked: guardWithin<RegistrationOutput, 'authenticated'>(
      'authenticated',
      ({ asksLimit }) => asksLimit,
    ),
    hasNewPassword: guardWithin<LoginOutput, 'authenticated'>(
      'authenticated',
      ({ passwordChanged }) => passwordChanged,
    ),
  },
});
/** Writers of the `onDone` and `onError` of this chart. */
export const { onFault, onOutcome } = branchesOf(sessionSetup);
