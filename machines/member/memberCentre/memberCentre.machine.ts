import { assign, enqueueActions, not, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { branchesOf, kindGuards } from '../../shared/outcome';
import type { RecordKind } from '../../../contract/account';
import type { Role } from '../../../contract/roles';
import type { activitiesMachine } from '../../rewards/activities/activities.machine';
import type { authenticatorMachine } from '../../account/authenticator/authenticator.machine';
import type { passkeysMachine } from '../../account/passkeys/passkeys.machine';
import type { avatarMachine } from '../../account/avatar/avatar.machine';
import { changePasswordMachine } from '../../account/changePassword/changePassword.machine';
import type { depositMachine } from '../../money/deposit/deposit.machine';
import type { invitedFriendsMachine } from '../../rewards/invitedFriends/invitedFriends.machine';
import type { missionsMachine } from '../../rewards/missions/missions.machine';
import type { vipMachine } from '../../rewards/vip/vip.machine';
import { atAddress, memberPageOf, type MemberPlace } from './memberCentre.types';
import { isOpenTo } from './memberCentrePages.selectors';
import { isClosedInPause } from '../../shared/pausePages';
import type { playBreakMachine } from '../playBreak/playBreak.machine';
import type { selfExclusionMachine } from '../selfExclusion/selfExclusion.machine';
import type { limitsMachine } from '../limits/limits.machine';
import type { statementMachine } from '../statement/statement.machine';
import type { checkIntervalMachine } from '../checkInterval/checkInterval.machine';
import type { whatIfMachine } from '../whatIf/whatIf.machine';
import type { inboxMachine } from '../inbox/inbox.machine';
import type { recordsMachine } from '../records/records.machine';
import { FIRST_DAYS, lastDays } from '../../shared/days.selectors';
import type { profileMachine } from '../../account/profile/profile.machine';
import type { paymentSecurityMachine } from '../../account/paymentSecurity/paymentSecurity.machine';
import type { PasswordRule } from '../../shared/grant';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import type { PauseOutput, Started } from '../../shared/pause.types';
import { refreshPending, startPause } from '../../shared/refresh';
import { child, port } from '../../shared/port';
import type { PlaceMeta } from '../../shared/routes';
import type { teamTransferMachine } from '../../money/teamTransfer/teamTransfer.machine';
import type { walletsMachine } from '../../money/wallets/wallets.machine';
import type { withdrawalRequestMachine } from '../../money/withdrawalRequest/withdrawalRequest.machine';

/** Page keys of spec §2 Member centre menu pages, `vip`, `limits` and `statement`. */
export const FURTHER_PAGES = [
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'rewardCenter',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'referral',
  'missionLeaderboard',
  'vip',
  'limits',
  'statement',
  'messageV2',
] as const;
export type MemberPage = (typeof FURTHER_PAGES)[number] | 'securityCenter';
/** The parts of the page `messageV2`: the person's messages, and what the platform tells all. */
export type News = 'messages' | 'notices';
export type MemberCentreInput = {
  username: string;
  role: Role;
  page: MemberPlace;
  /** A break or an exclusion runs. */
  isPaused: boolean;
};

const centre = setup({
  types: {
    context: {} as Omit<MemberCentreInput, 'page'> & {
      /** The page to begin with. */
      page: MemberPage;
      rule: PasswordRule | null;
      today: string | null;
      message: Message | null;
    },
    input: {} as MemberCentreInput,
    events: {} as
      | { type: 'page.choose'; page: MemberPlace }
      | { type: 'password.change' }
      | { type: 'records.retry' }
      | { type: 'news.choose'; news: News }
      | { type: 'memberCentre.close' },
    tags: {} as 'busy',
    meta: {} as PlaceMeta,
    children: {} as {
      readPasswordRule: 'readPasswordRule';
      changePassword: 'changePassword';
      avatar: 'avatar';
      profile: 'profile';
      paymentSecurity: 'paymentSecurity';
      authenticator: 'authenticator';
      passkeys: 'passkeys';
      deposit: 'deposit';
      readToday: 'readToday';
      records: 'records';
      teamTransfer: 'teamTransfer';
      withdrawalRequest: 'withdrawalRequest';
      missions: 'missions';
      activities: 'activities';
      invitedFriends: 'invitedFriends';
      vip: 'vip';
      limits: 'limits';
      statement: 'statement';
      whatIf: 'whatIf';
      checkInterval: 'checkInterval';
      playBreak: 'playBreak';
      selfExclusion: 'selfExclusion';
      inbox: 'inbox';
      wallets: 'wallets';
    },
  },
  actors: {
    readPasswordRule: port<PasswordRule, void>('readPasswordRule'),
    changePassword: changePasswordMachine,
    avatar: child<typeof avatarMachine>('avatar'),
    profile: child<typeof profileMachine>('profile'),
    paymentSecurity: child<typeof paymentSecurityMachine>('paymentSecurity'),
    authenticator: child<typeof authenticatorMachine>('authenticator'),
    passkeys: child<typeof passkeysMachine>('passkeys'),
    deposit: child<typeof depositMachine>('deposit'),
    /** The platform's day, `yyyy-MM-dd`. */
    readToday: port<string, void>('readToday'),
    records: child<typeof recordsMachine>('records'),
    teamTransfer: child<typeof teamTransferMachine>('teamTransfer'),
    withdrawalRequest: child<typeof withdrawalRequestMachine>('withdrawalRequest'),
    missions: child<typeof missionsMachine>('missions'),
    activities: child<typeof activitiesMachine>('activities'),
    invitedFriends: child<typeof invitedFriendsMachine>('invitedFriends'),
    vip: child<typeof vipMachine>('vip'),
    limits: child<typeof limitsMachine>('limits'),
    statement: child<typeof statementMachine>('statement'),
    whatIf: child<typeof whatIfMachine>('whatIf'),
    checkInterval: child<typeof checkIntervalMachine>('checkInterval'),
    playBreak: child<typeof playBreakMachine>('playBreak'),
    selfExclusion: child<typeof selfExclusionMachine>('selfExclusion'),
    inbox: child<typeof inboxMachine>('inbox'),
    wallets: child<typeof walletsMachine>('wallets'),
  },
  guards: {
    isPage: (_, p: { place: MemberPlace; is: MemberPage }) => memberPageOf(p.place) === p.is,
    isAsked: ({ context: { page, role } }, is: MemberPage) => page === is && isOpenTo(is, role),
    isTrial: ({ context }) => context.role === 'trial',
    isNoTrial: not('isTrial'),
    isMessages: ({ context }, news: News) => news === 'messages' && context.role !== 'trial',
    isNotOffered: ({ context: { role } }, place: MemberPlace) =>
      !isOpenTo(memberPageOf(place), role),
    isClosedInPause: ({ context: { isPaused } }, place: MemberPlace) =>
      isPaused && isClosedInPause(memberPageOf(place)),
  },
  actions: {
    keepRule: assign((_, rule: PasswordRule) => ({ rule, message: null })),
    keepToday: assign((_, today: string) => ({ today, message: null })),
    clearFault: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    tellStarted: enqueueActions((scope, started: Started) => startPause(scope, started)),
    /** Games and favourites since may have completed a mission. */
    refreshPending: enqueueActions((scope) => refreshPending(scope)),
    notifyChanged: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'memberCentre:passwordChanged' } }),
    ),
  },
}).extend({ guards: kindGuards('succeeded') });
const { onFault, onOutcome, onOutput } = branchesOf(centre);

const isChosen = (is: MemberPage) =>
  ({
    type: 'isPage',
    params: ({ event }: { event: { page: MemberPlace } }) => ({ place: event.page, is }),
  }) as const;
const isAsked = (params: MemberPage) => ({ type: 'isAsked', params }) as const;

/** What runs now is read again by all of them; the session leads to the page that says it. */
const started = {
  target: 'limits',
  reenter: true,
  actions: {
    type: 'tellStarted',
    // The length is chosen, so that only a start ends it.
    params: ({ event: { output } }: { event: { output: PauseOutput } }) => output as Started,
  },
} as const;

/** A page of records. It starts with the platform's last days, so the day is asked first. */
const recordPage = (page: MemberPage, kind: RecordKind) =>
  centre.createStateConfig({
    ...atAddress(page),
    initial: 'readingToday',
    states: {
      readingToday: {
        tags: 'busy',
        invoke: {
          id: 'readToday',
          src: 'readToday',
          onDone: onOutput('readToday', {
            target: 'record',
            actions: 'keepToday',
          }),
          onError: onFault({ target: 'undated', actions: 'showFault' }),
        },
      },
      undated: { on: { 'records.retry': 'readingToday' } },
      record: {
        invoke: {
          id: 'records',
          src: 'records',
          input: ({ context }) => ({
            filter: { kind, ...lastDays(context.today ?? '', FIRST_DAYS) },
          }),
        },
      },
    },
  });

/**
 * The member centre (spec §2): an overlay with one page at a time; choosing a menu item sets the
 * active page. A page that is not offered to the role is not opened; asked for at the start, it is
 * My account. A page that is closed during a break or an exclusion closes the centre: below it is
 * the page that says what is in force (docs/decisions/0093).
 */
export const memberCentreMachine = centre.createMachine({
  id: 'memberCentre',
  context: ({ input }) => ({
    ...input,
    page: memberPageOf(input.page),
    rule: null,
    today: null,
    message: null,
  }),
  entry: 'refreshPending',
  initial: 'entry',
  on: {
    'page.choose': [
      {
        guard: { type: 'isClosedInPause', params: ({ event }) => event.page },
        target: '.closed',
      },
      { guard: { type: 'isNotOffered', params: ({ event }) => event.page } },
      ...FURTHER_PAGES.map((page) => ({
        guard: isChosen(page),
        target: `.${page}` as const,
        actions: 'clearFault' as const,
      })),
      { target: '.securityCenter', actions: 'clearFault' },
    ],
    'memberCentre.close': '.closed',
  },
  states: {
    entry: {
      always: [
        {
          guard: { type: 'isClosedInPause', params: ({ context }) => context.page },
          target: 'closed',
        },
        ...FURTHER_PAGES.map((page) => ({ guard: isAsked(page), target: page })),
        { target: 'securityCenter' },
      ],
    },
    securityCenter: {
      ...atAddress('securityCenter'),
      invoke: [
        {
          id: 'avatar',
          src: 'avatar',
          input: ({ context }) => ({ isTrial: context.role === 'trial' }),
        },
        {
          id: 'profile',
          src: 'profile',
          input: ({ context }) => ({ isTrial: context.role === 'trial' }),
        },
        {
          id: 'paymentSecurity',
          src: 'paymentSecurity',
          input: ({ context: { username, role } }) => ({
            account: username,
            isTrial: role === 'trial',
          }),
        },
        {
          id: 'authenticator',
          src: 'authenticator',
          input: ({ context }) => ({ isTrial: context.role === 'trial' }),
        },
        {
          id: 'passkeys',
          src: 'passkeys',
          input: ({ context }) => ({ isTrial: context.role === 'trial' }),
        },
      ],
      initial: 'summary',
      states: {
        // A trial account has no password.
        summary: { on: { 'password.change': { guard: 'isNoTrial', target: 'readingRule' } } },
        readingRule: {
          tags: 'busy',
          invoke: {
            id: 'readPasswordRule',
            src: 'readPasswordRule',
            onDone: onOutput('readPasswordRule', {
              target: 'passwordForm',
              actions: 'keepRule',
            }),
            onError: onFault({ target: 'summary', actions: 'showFault' }),
          },
        },
        passwordForm: {
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context }) => ({
              username: context.username,
              oldPassword: null,
              rule: context.rule as PasswordRule,
              reason: null,
            }),
            onDone: onOutcome('changePassword', {
              succeeded: {
                target: 'summary',
                actions: 'notifyChanged',
              },
              otherwise: { target: 'summary' },
            }),
          },
        },
      },
    },
    transferFund: {
      ...atAddress('transferFund'),
      invoke: { id: 'wallets', src: 'wallets', onDone: { target: 'transferFund', reenter: true } },
    },
    depositv2: { ...atAddress('depositv2'), invoke: { id: 'deposit', src: 'deposit' } },
    withdraw: {
      ...atAddress('withdraw'),
      invoke: {
        id: 'withdrawalRequest',
        src: 'withdrawalRequest',
        input: ({ context }) => ({ account: context.username }),
        onDone: { target: 'withdraw', reenter: true },
      },
    },
    transferUpline: {
      ...atAddress('transferUpline'),
      invoke: {
        id: 'teamTransfer',
        src: 'teamTransfer',
        input: ({ context }) => ({ account: context.username, downline: null }),
        onDone: { target: 'transferUpline', reenter: true },
      },
    },
    personalHistoryCopy: recordPage('personalHistoryCopy', 'bets'),
    transactionHistory: recordPage('transactionHistory', 'account'),
    personalProfit: recordPage('personalProfit', 'profit'),
    bonusDetails: recordPage('bonusDetails', 'bonus'),
    rewardCenter: { ...atAddress('rewardCenter'), invoke: { id: 'activities', src: 'activities' } },
    referral: { ...atAddress('referral'), invoke: { id: 'invitedFriends', src: 'invitedFriends' } },
    missionLeaderboard: {
      ...atAddress('missionLeaderboard'),
      invoke: { id: 'missions', src: 'missions' },
    },
    vip: { ...atAddress('vip'), invoke: { id: 'vip', src: 'vip' } },
    limits: {
      ...atAddress('limits'),
      invoke: [
        { id: 'limits', src: 'limits' },
        { id: 'checkInterval', src: 'checkInterval' },
        { id: 'whatIf', src: 'whatIf' },
        {
          id: 'playBreak',
          src: 'playBreak',
          input: { account: null, length: null },
          onDone: started,
        },
        {
          id: 'selfExclusion',
          src: 'selfExclusion',
          input: ({ context }) => ({ account: context.username, length: null }),
          onDone: started,
        },
      ],
    },
    statement: {
      ...atAddress('statement'),
      invoke: [
        { id: 'statement', src: 'statement' },
        { id: 'whatIf', src: 'whatIf' },
      ],
    },
    messageV2: {
      ...atAddress('messageV2'),
      initial: 'entry',
      on: {
        'news.choose': [
          {
            guard: { type: 'isMessages', params: ({ event }) => event.news },
            target: '.messages',
          },
          { target: '.notices' },
        ],
      },
      states: {
        /** Nobody writes to a trial account (spec §6 Trial member). */
        entry: { always: [{ guard: 'isTrial', target: 'notices' }, { target: 'messages' }] },
        messages: { invoke: { id: 'inbox', src: 'inbox' } },
        notices: {},
      },
    },
    closed: { type: 'final' },
  },
});
export type MemberCentreRef = ActorRefFrom<typeof memberCentreMachine>;
export type MemberCentreSnapshot = SnapshotFrom<typeof memberCentreMachine>;
