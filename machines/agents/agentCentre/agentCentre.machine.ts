import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import type { agentOverviewMachine } from '../agentOverview/agentOverview.machine';
import type { agentRecordsMachine } from '../agentRecords/agentRecords.machine';
import type { AgentRecordKind } from '../agentRecords/agentRecords.types';
import type { contractOfferMachine } from '../contractOffer/contractOffer.machine';
import type {
  AccountRules,
  CreatedDownline,
  createDownlineMachine,
} from '../createDownline/createDownline.machine';
import type { depositMachine } from '../../money/deposit/deposit.machine';
import type { downlinesMachine } from '../downlines/downlines.machine';
import type { invitationsMachine } from '../invitations/invitations.machine';
import type { settlementMachine } from '../settlement/settlement.machine';
import type { paymentSecurityMachine } from '../../account/paymentSecurity/paymentSecurity.machine';
import { FIRST_DAYS, lastDays } from '../../shared/days.selectors';
import { faultMessage, type Message } from '../../shared/message';
import { child, port, stream } from '../../shared/port';
import type { RequestOutput } from '../../shared/request';
import type { teamTransferMachine } from '../../money/teamTransfer/teamTransfer.machine';
import type { Party } from '../../money/teamTransfer/teamTransfer.types';
import type { withdrawalRequestMachine } from '../../money/withdrawalRequest/withdrawalRequest.machine';
import { AGENT_PAGES, isOffered, type AgentPage, type CentreFacts } from './agentCentre.types';

/** The agent's own account. */
export type AgentCentreInput = { account: string };
type Context = AgentCentreInput & {
  facts: CentreFacts | null;
  rules: AccountRules | null;
  /** The account that was created last. */
  created: CreatedDownline | null;
  /** The downline of an open transfer or offer. */
  downline: Party | null;
  /** The settlement that is explained. */
  settlementId: string | null;
  message: Message | null;
};
type Way = 'account' | 'invitation';
type DayBegan = { type: 'day.began'; today: string };

const centre = setup({
  types: {
    context: {} as Context,
    input: {} as AgentCentreInput,
    events: {} as
      | { type: 'page.choose'; page: AgentPage }
      | { type: 'centre.retry' }
      | { type: 'agentCentre.close' }
      | DayBegan
      | { type: 'way.choose'; way: Way }
      | { type: 'rules.retry' }
      | { type: 'account.another' }
      | { type: 'transfer.open'; downline: Party }
      | { type: 'offer.open'; downline: Party }
      | { type: 'settlement.explain'; settlementId: string },
    tags: {} as 'busy',
    children: {} as {
      readCentre: 'readCentre';
      days: 'days';
      readRules: 'readRules';
      agentOverview: 'agentOverview';
      createDownline: 'createDownline';
      invitations: 'invitations';
      downlines: 'downlines';
      teamTransfer: 'teamTransfer';
      contractOffer: 'contractOffer';
      agentRecords: 'agentRecords';
      settlement: 'settlement';
      paymentSecurity: 'paymentSecurity';
      deposit: 'deposit';
      withdrawalRequest: 'withdrawalRequest';
    },
  },
  actors: {
    readCentre: port<CentreFacts, void>('readCentre'),
    /** Sends an event when a new day begins on the platform. */
    days: stream<DayBegan, CentreFacts>('days'),
    readRules: port<AccountRules, void>('readRules'),
    agentOverview: child<typeof agentOverviewMachine>('agentOverview'),
    createDownline: child<typeof createDownlineMachine>('createDownline'),
    invitations: child<typeof invitationsMachine>('invitations'),
    downlines: child<typeof downlinesMachine>('downlines'),
    teamTransfer: child<typeof teamTransferMachine>('teamTransfer'),
    contractOffer: child<typeof contractOfferMachine>('contractOffer'),
    agentRecords: child<typeof agentRecordsMachine>('agentRecords'),
    settlement: child<typeof settlementMachine>('settlement'),
    deposit: child<typeof depositMachine>('deposit'),
    paymentSecurity: child<typeof paymentSecurityMachine>('paymentSecurity'),
    withdrawalRequest: child<typeof withdrawalRequestMachine>('withdrawalRequest'),
  },
  guards: {
    isChosen: ({ context }, p: { page: AgentPage; is: AgentPage }) =>
      p.page === p.is && context.facts !== null && isOffered(p.is, context.facts.features),
    isWay: (_, p: { way: Way; is: Way }) => p.way === p.is,
  },
  actions: {
    keepFacts: assign((_, facts: CentreFacts) => ({ facts, message: null })),
    keepToday: assign(({ context }, today: string) =>
      context.facts ? { facts: { ...context.facts, today } } : {},
    ),
    keepRules: assign((_, rules: AccountRules) => ({ rules, message: null })),
    keepCreated: assign((_, output: OfKind<RequestOutput<CreatedDownline>, 'succeeded'>) => ({
      created: output.value,
    })),
    keepDownline: assign((_, downline: Party) => ({ downline })),
    keepSettlement: assign((_, settlementId: string) => ({ settlementId })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    reloadDownlines: sendTo('downlines', { type: 'data.reload' }),
  },
}).extend({ guards: kindGuards('succeeded') });
const { onFault, onOutcome, onOutput } = branchesOf(centre);

/** A table of records (spec §2). */
const recordPage = (kind: AgentRecordKind) =>
  centre.createStateConfig({
    invoke: {
      id: 'agentRecords',
      src: 'agentRecords',
      input: ({ context }) => ({
        filter: { kind, ...lastDays(context.facts?.today ?? '', FIRST_DAYS), account: '' },
      }),
    },
  });

/** A table of payouts; each row can be explained. */
const settlementPage = (kind: AgentRecordKind) =>
  centre.createStateConfig({
    ...recordPage(kind),
    initial: 'table',
    states: {
      table: {
        on: {
          'settlement.explain': {
            target: 'explanation',
            actions: { type: 'keepSettlement', params: ({ event }) => event.settlementId },
          },
        },
      },
      explanation: {
        invoke: {
          id: 'settlement',
          src: 'settlement',
          input: ({ context }) => ({ settlementId: context.settlementId ?? '' }),
          onDone: 'table',
        },
      },
    },
  });

const isChosen = (is: AgentPage) =>
  ({
    type: 'isChosen',
    params: ({ event }: { event: { page: AgentPage } }) => ({ page: event.page, is }),
  }) as const;
const isWay = (is: Way) =>
  ({
    type: 'isWay',
    params: ({ event }: { event: { way: Way } }) => ({ way: event.way, is }),
  }) as const;
const keepDownline = {
  type: 'keepDownline',
  params: ({ event }: { event: { downline: Party } }) => event.downline,
} as const;

/**
 * The agent centre (spec §2): an overlay that shows one page at a time, of those that the platform
 * offers.
 */
export const agentCentreMachine = centre.createMachine({
  id: 'agentCentre',
  context: ({ input }) => ({
    ...input,
    facts: null,
    rules: null,
    created: null,
    downline: null,
    settlementId: null,
    message: null,
  }),
  initial: 'reading',
  on: { 'agentCentre.close': '.closed' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readCentre',
        src: 'readCentre',
        onDone: onOutput('readCentre', {
          target: 'open',
          actions: 'keepFacts',
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'centre.retry': 'reading' } },
    open: {
      invoke: { id: 'days', src: 'days', input: ({ context }) => context.facts as CentreFacts },
      initial: 'agentAnnouncement',
      on: {
        'page.choose': AGENT_PAGES.map((page) => ({
          guard: isChosen(page),
          target: `.${page}` as const,
        })),
        'day.began': { actions: { type: 'keepToday', params: ({ event }) => event.today } },
      },
      states: {
        agentAnnouncement: {},
        agentTeamOverview: {
          invoke: {
            id: 'agentOverview',
            src: 'agentOverview',
            input: ({ context }) => lastDays(context.facts?.today ?? '', FIRST_DAYS),
          },
        },
        registerCenter: {
          initial: 'account',
          on: {
            'way.choose': [
              { guard: isWay('invitation'), target: '.invitation' },
              { target: '.account' },
            ],
          },
          states: {
            account: {
              initial: 'readingRules',
              states: {
                readingRules: {
                  tags: 'busy',
                  invoke: {
                    id: 'readRules',
                    src: 'readRules',
                    onDone: onOutput('readRules', {
                      target: 'form',
                      actions: 'keepRules',
                    }),
                    onError: onFault({ target: 'unruled', actions: 'showFault' }),
                  },
                },
                unruled: { on: { 'rules.retry': 'readingRules' } },
                form: {
                  invoke: {
                    id: 'createDownline',
                    src: 'createDownline',
                    input: ({ context }) => context.rules as AccountRules,
                    onDone: onOutcome('createDownline', {
                      succeeded: {
                        target: 'created',
                        actions: 'keepCreated',
                      },
                      otherwise: { target: 'form', reenter: true },
                    }),
                  },
                },
                created: { on: { 'account.another': 'form' } },
              },
            },
            invitation: { invoke: { id: 'invitations', src: 'invitations' } },
          },
        },
        downlineManagmentView: {
          invoke: {
            id: 'downlines',
            src: 'downlines',
            input: { filter: { parentId: null, search: '' } },
          },
          initial: 'tree',
          states: {
            tree: {
              on: {
                'transfer.open': { target: 'transfer', actions: keepDownline },
                'offer.open': { target: 'offer', actions: keepDownline },
              },
            },
            /** A transfer without an answer may have succeeded: the balances are loaded again. */
            transfer: {
              invoke: {
                id: 'teamTransfer',
                src: 'teamTransfer',
                input: ({ context }) => ({ account: context.account, downline: context.downline }),
                onDone: { target: 'tree', actions: 'reloadDownlines' },
              },
            },
            offer: {
              invoke: {
                id: 'contractOffer',
                src: 'contractOffer',
                input: ({ context }) => ({ downline: context.downline as Party }),
                onDone: { target: 'tree', actions: 'reloadDownlines' },
              },
            },
          },
        },
        personalHistoryCopy: recordPage('teamBetting'),
        palStatementsAgentCopy: recordPage('userLoss'),
        agentRevenueReport: recordPage('income'),
        /** The agent's own account is on the page of accounts. */
        agentDownlineTransactionDetailsCopy: {
          invoke: {
            id: 'paymentSecurity',
            src: 'paymentSecurity',
            input: ({ context }) => ({ account: context.account, isTrial: false }),
          },
          initial: 'table',
          states: { table: recordPage('accountDetails') },
        },
        agentDividendRecordCopy2: settlementPage('dividend'),
        agentDailyWages2: settlementPage('daily'),
        agentHourSalary: settlementPage('hourly'),
        agentRealtimeSalary: settlementPage('realTime'),
        depositv2: { invoke: { id: 'deposit', src: 'deposit' } },
        withdraw: {
          invoke: {
            id: 'withdrawalRequest',
            src: 'withdrawalRequest',
            input: ({ context }) => ({ account: context.account }),
            onDone: { target: 'withdraw', reenter: true },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
export type AgentCentreRef = ActorRefFrom<typeof agentCentreMachine>;
export type AgentCentreSnapshot = SnapshotFrom<typeof agentCentreMachine>;
