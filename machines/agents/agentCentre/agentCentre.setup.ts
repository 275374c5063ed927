import { assign, raise, sendTo, setup } from 'xstate';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import type { agentDashboardMachine } from '../agentDashboard/agentDashboard.machine';
import type { agentOverviewMachine } from '../agentOverview/agentOverview.machine';
import type { agentRecordsMachine } from '../agentRecords/agentRecords.machine';
import type { contractsMachine } from '../contracts/contracts.machine';
import type { contractOfferMachine } from '../contractOffer/contractOffer.machine';
import type {
  AccountRules,
  CreatedDownline,
  createDownlineMachine,
} from '../createDownline/createDownline.machine';
import type { depositMachine } from '../../money/deposit/deposit.machine';
import type { downlinesMachine } from '../downlines/downlines.machine';
import type { inboxMachine } from '../../member/inbox/inbox.machine';
import type { invitationsMachine } from '../invitations/invitations.machine';
import type { settlementMachine } from '../settlement/settlement.machine';
import type { paymentSecurityMachine } from '../../account/paymentSecurity/paymentSecurity.machine';
import { faultMessage, type Message } from '../../shared/message';
import { child, port, stream } from '../../shared/port';
import type { PlaceMeta } from '../../shared/routes';
import type { RequestOutput } from '../../shared/request';
import type { teamTransferMachine } from '../../money/teamTransfer/teamTransfer.machine';
import type { Party } from '../../money/teamTransfer/teamTransfer.types';
import type { withdrawalRequestMachine } from '../../money/withdrawalRequest/withdrawalRequest.machine';
import {
  agentPageOf,
  isOffered,
  type AgentPage,
  type AgentPlace,
  type CentreFacts,
} from './agentCentre.types';

/** The agent's own account, the id that its contracts name, and the page to begin with. */
export type AgentCentreInput = { account: string; memberId: string; page: AgentPlace };
type Context = AgentCentreInput & {
  facts: CentreFacts | null;
  rules: AccountRules | null;
  /** Who was registered last. */
  created: CreatedDownline | null;
  /** Whom a transfer or an offer is for, or whose contracts are shown. */
  downline: Party | null;
  /** Which settlement is explained. */
  settlementId: string | null;
  message: Message | null;
};
export type Way = 'account' | 'invitation';
type DayBegan = { type: 'day.began'; today: string };

/** What the chart is made of; it stands in `agentCentre.machine.ts` and `states/`. */
export const agentCentreSetup = setup({
  types: {
    context: {} as Context,
    input: {} as AgentCentreInput,
    events: {} as
      | { type: 'page.choose'; page: AgentPlace }
      | { type: 'centre.retry' }
      | { type: 'agentCentre.close' }
      | DayBegan
      | { type: 'way.choose'; way: Way }
      | { type: 'rules.retry' }
      | { type: 'account.another' }
      | { type: 'transfer.open'; downline: Party }
      | { type: 'offer.open'; downline: Party }
      | { type: 'contracts.show'; downline: Party }
      | { type: 'settlement.explain'; settlementId: string },
    tags: {} as 'busy',
    meta: {} as PlaceMeta,
    children: {} as {
      readCentre: 'readCentre';
      days: 'days';
      readRules: 'readRules';
      agentDashboard: 'agentDashboard';
      agentOverview: 'agentOverview';
      createDownline: 'createDownline';
      invitations: 'invitations';
      downlines: 'downlines';
      teamTransfer: 'teamTransfer';
      contractOffer: 'contractOffer';
      contracts: 'contracts';
      agentRecords: 'agentRecords';
      settlement: 'settlement';
      paymentSecurity: 'paymentSecurity';
      deposit: 'deposit';
      withdrawalRequest: 'withdrawalRequest';
      inbox: 'inbox';
    },
  },
  actors: {
    readCentre: port<CentreFacts, void>('readCentre'),
    /** Tells the platform's days that begin. */
    days: stream<DayBegan, CentreFacts>('days'),
    readRules: port<AccountRules, void>('readRules'),
    agentDashboard: child<typeof agentDashboardMachine>('agentDashboard'),
    agentOverview: child<typeof agentOverviewMachine>('agentOverview'),
    createDownline: child<typeof createDownlineMachine>('createDownline'),
    invitations: child<typeof invitationsMachine>('invitations'),
    downlines: child<typeof downlinesMachine>('downlines'),
    teamTransfer: child<typeof teamTransferMachine>('teamTransfer'),
    contracts: child<typeof contractsMachine>('contracts'),
    contractOffer: child<typeof contractOfferMachine>('contractOffer'),
    agentRecords: child<typeof agentRecordsMachine>('agentRecords'),
    settlement: child<typeof settlementMachine>('settlement'),
    deposit: child<typeof depositMachine>('deposit'),
    paymentSecurity: child<typeof paymentSecurityMachine>('paymentSecurity'),
    withdrawalRequest: child<typeof withdrawalRequestMachine>('withdrawalRequest'),
    inbox: child<typeof inboxMachine>('inbox'),
  },
  guards: {
    isChosen: ({ context }, p: { place: AgentPlace; is: AgentPage }) =>
      agentPageOf(p.place) === p.is &&
      context.facts !== null &&
      isOffered(p.is, context.facts.features),
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
    /** The page of the address; the announcements when the platform does not offer it. */
    choosePage: raise(({ context: { page, facts } }) => ({
      type: 'page.choose' as const,
      page: facts && isOffered(agentPageOf(page), facts.features) ? page : 'agentAnnouncement',
    })),
    reloadDownlines: sendTo('downlines', { type: 'data.reload' }),
  },
}).extend({ guards: kindGuards('succeeded') });
/** Writers of the `onDone` and `onError` of this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(agentCentreSetup);
