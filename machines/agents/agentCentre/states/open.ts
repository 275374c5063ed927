import { FIRST_DAYS, lastDays, PERIOD_LENGTHS } from '../../../shared/days.selectors';
import type { Party } from '../../../money/teamTransfer/teamTransfer.types';
import { agentCentreSetup } from '../agentCentre.setup';
import {
  AGENT_PAGES,
  atAddress,
  type AgentPage,
  type AgentPlace,
  type CentreFacts,
} from '../agentCentre.types';
import { recordPage, settlementPage } from './records';
import { registerCenter } from './registerCenter';

const isChosen = (is: AgentPage) =>
  ({
    type: 'isChosen',
    params: ({ event }: { event: { page: AgentPlace } }) => ({ place: event.page, is }),
  }) as const;
const keepDownline = {
  type: 'keepDownline',
  params: ({ event }: { event: { downline: Party } }) => event.downline,
} as const;

/** One page at a time, of those that the platform offers. */
export const open = agentCentreSetup.createStateConfig({
  invoke: { id: 'days', src: 'days', input: ({ context }) => context.facts as CentreFacts },
  initial: 'arrival',
  on: {
    'page.choose': AGENT_PAGES.map((page) => ({
      guard: isChosen(page),
      target: `.${page}` as const,
    })),
    'day.began': { actions: { type: 'keepToday', params: ({ event }) => event.today } },
  },
  states: {
    /** Left at once, so that no page is read which the address does not name. */
    arrival: { entry: 'choosePage' },
    /** Where the agent arrives: with the figures of the last days beside the news. */
    agentAnnouncement: {
      ...atAddress('agentAnnouncement'),
      invoke: {
        id: 'agentDashboard',
        src: 'agentDashboard',
        input: ({ context }) => ({
          today: context.facts?.today ?? '',
          length: 2 * PERIOD_LENGTHS.weekly,
        }),
      },
    },
    dashboard: {
      ...atAddress('dashboard'),
      invoke: {
        id: 'agentDashboard',
        src: 'agentDashboard',
        input: ({ context }) => ({ today: context.facts?.today ?? '' }),
      },
    },
    agentTeamOverview: {
      ...atAddress('agentTeamOverview'),
      invoke: {
        id: 'agentOverview',
        src: 'agentOverview',
        input: ({ context }) => lastDays(context.facts?.today ?? '', FIRST_DAYS),
      },
    },
    registerCenter: { ...registerCenter, ...atAddress('registerCenter') },
    downlineManagmentView: {
      ...atAddress('downlineManagmentView'),
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
            'contracts.show': { target: 'contracts', actions: keepDownline },
          },
        },
        /**
         * One that did not succeed may have come through all the same: the balances are read
         * again.
         */
        transfer: {
          invoke: {
            id: 'teamTransfer',
            src: 'teamTransfer',
            input: ({ context }) => ({ account: context.account, downline: context.downline }),
            onDone: { target: 'tree', actions: 'reloadDownlines' },
          },
        },
        contracts: {
          invoke: {
            id: 'contracts',
            src: 'contracts',
            input: ({ context: { memberId, downline } }) => ({ memberId, isAgent: true, downline }),
            onDone: 'tree',
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
    personalHistoryCopy: { ...recordPage('teamBetting'), ...atAddress('personalHistoryCopy') },
    palStatementsAgentCopy: { ...recordPage('userLoss'), ...atAddress('palStatementsAgentCopy') },
    agentRevenueReport: { ...recordPage('income'), ...atAddress('agentRevenueReport') },
    /** The agent's own account is looked after where the accounts are. */
    agentDownlineTransactionDetailsCopy: {
      ...atAddress('agentDownlineTransactionDetailsCopy'),
      invoke: {
        id: 'paymentSecurity',
        src: 'paymentSecurity',
        input: ({ context }) => ({ account: context.account, isTrial: false }),
      },
      initial: 'table',
      states: { table: recordPage('accountDetails') },
    },
    agentDividendRecordCopy2: {
      ...settlementPage('dividend'),
      ...atAddress('agentDividendRecordCopy2'),
    },
    agentDailyWages2: { ...settlementPage('daily'), ...atAddress('agentDailyWages2') },
    agentHourSalary: { ...settlementPage('hourly'), ...atAddress('agentHourSalary') },
    agentRealtimeSalary: { ...settlementPage('realTime'), ...atAddress('agentRealtimeSalary') },
    contracts: {
      ...atAddress('contracts'),
      invoke: {
        id: 'contracts',
        src: 'contracts',
        input: ({ context: { memberId } }) => ({ memberId, isAgent: true, downline: null }),
      },
    },
    depositv2: { ...atAddress('depositv2'), invoke: { id: 'deposit', src: 'deposit' } },
    withdraw: {
      ...atAddress('withdraw'),
      invoke: {
        id: 'withdrawalRequest',
        src: 'withdrawalRequest',
        input: ({ context }) => ({ account: context.account }),
        onDone: { target: 'withdraw', reenter: true },
      },
    },
    messageV2: { ...atAddress('messageV2'), invoke: { id: 'inbox', src: 'inbox' } },
  },
});
