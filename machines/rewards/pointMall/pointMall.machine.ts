import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import { convertPointsMachine } from '../convertPoints/convertPoints.machine';
import { pointAccountMachine } from '../pointAccount/pointAccount.machine';
import { pointCatalogueMachine } from '../pointCatalogue/pointCatalogue.machine';
import { redeemRewardMachine } from '../redeemReward/redeemReward.machine';
import { broadcast } from '../../shared/broadcast';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { reloadMoney } from '../../shared/refresh';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import type { RequestOutput } from '../../shared/request';
import type { ConvertGiven, RedeemGiven, RedeemHistory } from './pointMall.types';

type Tab = 'rewards' | 'history' | 'rules';
type Context = {
  /** The reward or conversion of the open dialog. */
  asked: RedeemGiven | null;
  exchange: ConvertGiven | null;
  /** The page of the history, from 1. */
  page: number;
  history: RedeemHistory | null;
  message: Message | null;
};
type Redeemed = RequestOutput<number>;

/** What a changed language makes each child read again. */
const IN_THE_LANGUAGE = { pointCatalogue: { type: 'data.reload' } } as const;
/** What another person makes each child read again. */
const FOR_THE_VIEWER = { pointAccount: { type: 'data.reload' } } as const;

const mall = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'tab.choose'; tab: Tab }
      | { type: 'redeem.open'; given: RedeemGiven }
      | { type: 'convert.open'; given: ConvertGiven }
      | { type: 'page.turn'; page: number }
      | { type: 'history.reload' }
      /** A person logged in or out. */
      | { type: 'viewer.changed' }
      | { type: 'language.changed' },
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      pointCatalogue: 'pointCatalogue';
      pointAccount: 'pointAccount';
      redeemReward: 'redeemReward';
      convertPoints: 'convertPoints';
      loadHistory: 'loadHistory';
    },
  },
  actors: {
    pointCatalogue: pointCatalogueMachine,
    pointAccount: pointAccountMachine,
    redeemReward: redeemRewardMachine,
    convertPoints: convertPointsMachine,
    /** Null for a guest. */
    loadHistory: port<RedeemHistory | null, { page: number }>('loadHistory'),
  },
  guards: {
    isTab: (_, { tab, is }: { tab: Tab; is: Tab }) => tab === is,
    hasRows: (_, history: RedeemHistory | null) => (history?.rows.length ?? 0) > 0,
    isGuest: (_, history: RedeemHistory | null) => history === null,
  },
  actions: {
    ask: assign((_, asked: RedeemGiven) => ({ asked })),
    askForMoney: assign((_, exchange: ConvertGiven) => ({ exchange })),
    keepPage: assign((_, page: number) => ({ page })),
    startHistory: assign({ page: 1, history: null, message: null }),
    keepHistory: assign((_, history: RedeemHistory | null) => ({ history, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    keepBalance: sendTo('pointAccount', (_, { value }: OfKind<Redeemed, 'succeeded'>) => ({
      type: 'data.received',
      value: { kind: 'member', points: value },
    })),
    reloadAccount: sendTo('pointAccount', { type: 'data.reload' }),
    tellLanguage: enqueueActions((scope) => broadcast(scope, IN_THE_LANGUAGE)),
    tellViewer: enqueueActions((scope) => broadcast(scope, FOR_THE_VIEWER)),
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
    notifyRedeemed: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'pointMall:redeemed' } }),
    ),
    notifyConverted: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'pointMall:converted' } }),
    ),
  },
}).extend({ guards: kindGuards('succeeded') });
const { onFault, onOutcome, onOutput } = branchesOf(mall);

const isChosen = (is: Tab) =>
  ({
    type: 'isTab',
    params: ({ event }: { event: { tab: Tab } }) => ({ tab: event.tab, is }),
  }) as const;
const tabs = {
  'tab.choose': [
    { guard: isChosen('history'), target: '#history' },
    { guard: isChosen('rules'), target: '#rules' },
    { target: '#rewards' },
  ],
} as const;

/**
 * The points mall (spec §2 Other screens): rewards and money for points, redeemed rewards, and the
 * rules.
 */
export const pointMallMachine = mall.createMachine({
  id: 'pointMall',
  context: { asked: null, exchange: null, page: 1, history: null, message: null },
  invoke: [
    { id: 'pointCatalogue', src: 'pointCatalogue' },
    { id: 'pointAccount', src: 'pointAccount' },
  ],
  initial: 'rewards',
  on: {
    'viewer.changed': { actions: 'tellViewer' },
    'language.changed': { actions: 'tellLanguage' },
  },
  states: {
    rewards: {
      id: 'rewards',
      initial: 'offers',
      states: {
        offers: {
          on: {
            ...tabs,
            'redeem.open': {
              target: 'redeem',
              actions: { type: 'ask', params: ({ event }) => event.given },
            },
            'convert.open': {
              target: 'convert',
              actions: { type: 'askForMoney', params: ({ event }) => event.given },
            },
          },
        },
        /** A request without success may still have spent points: the balance is loaded again. */
        redeem: {
          invoke: {
            id: 'redeemReward',
            src: 'redeemReward',
            input: ({ context }) => context.asked as RedeemGiven,
            onDone: onOutcome('redeemReward', {
              succeeded: {
                target: 'offers',
                actions: ['keepBalance', 'notifyRedeemed'],
              },
              otherwise: { target: 'offers', actions: 'reloadAccount' },
            }),
          },
        },
        convert: {
          invoke: {
            id: 'convertPoints',
            src: 'convertPoints',
            input: ({ context }) => context.exchange as ConvertGiven,
            onDone: onOutcome('convertPoints', {
              succeeded: {
                target: 'offers',
                actions: ['keepBalance', 'reloadMoney', 'notifyConverted'],
              },
              otherwise: { target: 'offers', actions: ['reloadAccount', 'reloadMoney'] },
            }),
          },
        },
      },
    },
    history: {
      id: 'history',
      entry: 'startHistory',
      initial: 'loading',
      on: {
        ...tabs,
        'page.turn': {
          target: '.loading',
          reenter: false,
          actions: { type: 'keepPage', params: ({ event }) => event.page },
        },
        'history.reload': '.loading',
        'language.changed': { target: '.loading', actions: 'tellLanguage' },
        'viewer.changed': { target: 'history', reenter: true, actions: 'tellViewer' },
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadHistory',
            src: 'loadHistory',
            input: ({ context }) => ({ page: context.page }),
            onDone: onOutput('loadHistory', [
              {
                guard: 'hasRows',
                target: 'ready',
                actions: 'keepHistory',
              },
              {
                guard: 'isGuest',
                target: 'guest',
                actions: 'keepHistory',
              },
              {
                target: 'empty',
                actions: 'keepHistory',
              },
            ]),
            onError: onFault({ target: 'failed', actions: 'showFault' }),
          },
        },
        ready: { meta: { requirement: ['§4 Statuses 1'] } },
        empty: {},
        guest: {},
        failed: {},
      },
    },
    rules: { id: 'rules', on: tabs },
  },
});
export type PointMallRef = ActorRefFrom<typeof pointMallMachine>;
export type PointMallSnapshot = SnapshotFrom<typeof pointMallMachine>;
