import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { contractRequestMachine } from '../contractRequest/contractRequest.machine';
import { faultMessage } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { reloadPending } from '../../shared/refresh';
import { branchesOf, kindGuards } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import { sidesOf } from './contracts.types';
import type {
  Contract,
  ContractsContext,
  ContractsEvent,
  ContractSide,
  ContractType,
  ContractsInput,
  ContractsQuery,
  ProcessOutcome,
  StepInput,
} from './contracts.types';

const isOther = {
  type: 'isOther',
  params: ({ event }: { event: { side: ContractSide } }) => event.side,
} as const;
const searchOf = ({ event }: { event: { search: string } }) => event.search;
const choosing = {
  guard: isOther,
  target: 'loading',
  actions: {
    type: 'keepSide',
    params: ({ event }: { event: { side: ContractSide } }) => event.side,
  },
} as const;
/** The loaded list stays visible while another choice of it is asked for. */
const searching = {
  guard: { type: 'isOtherSearch', params: searchOf },
  target: 'loading',
  actions: { type: 'keepSearch', params: searchOf },
} as const;

const typeOf = ({ event }: { event: { of: ContractType | null } }) => event.of;
const narrowing = {
  guard: { type: 'isOtherType', params: typeOf },
  target: 'loading',
  actions: { type: 'keepType', params: typeOf },
} as const;
/** What changes the list, wherever it is shown. */
const choices = {
  'side.choose': choosing,
  'search.change': searching,
  'type.choose': narrowing,
} as const;

const contractsSetup = setup({
  types: {
    context: {} as ContractsContext,
    events: {} as ContractsEvent,
    input: {} as ContractsInput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      listContracts: 'listContracts';
      contractRequest: 'contractRequest';
      takeStep: 'takeStep';
    },
  },
  actors: {
    listContracts: port<Contract[], ContractsQuery>('listContracts'),
    contractRequest: contractRequestMachine,
    takeStep: port<ProcessOutcome, StepInput>('takeStep'),
  },
  guards: {
    isOther: ({ context }, side: ContractSide) =>
      context.downline === null && side !== context.side && sidesOf(context).includes(side),
    isOtherSearch: ({ context }, search: string) =>
      context.downline === null && context.side === 'downline' && search !== context.search,
    isOtherType: ({ context }, type: ContractType | null) => type !== context.type,
    hasSome: (_, contracts: Contract[]) => contracts.length > 0,
    isUnsure: ({ context }) => context.message !== null,
  },
  actions: {
    keepSide: assign((_, side: ContractSide) => ({
      side,
      search: '',
      contracts: null,
      message: null,
    })),
    keepType: assign((_, type: ContractType | null) => ({ type, message: null })),
    keepSearch: assign((_, search: string) => ({ search, message: null })),
    keepContracts: assign((_, contracts: Contract[]) => ({ contracts })),
    keepAsked: assign((_, asked: Contract) => ({ asked, message: null })),
    keepStep: assign((_, step: StepInput) => ({ step, message: null })),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, outcome: Exclude<ProcessOutcome, { kind: 'processed' }>) =>
      'message' in outcome ? { message: { text: outcome.message } } : {},
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    reloadPending: enqueueActions((scope) => reloadPending(scope)),
    notifyDone: enqueueActions((scope) => {
      const key =
        scope.context.step?.step === 'terminate'
          ? 'contracts:done.terminationAsked'
          : 'contracts:done.cancelled';
      pushToast(scope, { tone: 'success', message: { key } });
    }),
  },
}).extend({ guards: kindGuards('processed') });
const { onFault, onOutcome, onOutput } = branchesOf(contractsSetup);

/**
 * Contracts (spec §2 Modals), in their dialog and in the agent centre: pending requests, own
 * contracts, contracts given to downlines; one request at a time.
 */
export const contractsMachine = contractsSetup.createMachine({
  id: 'contracts',
  context: ({ input }) => ({
    ...input,
    side: input.downline ? 'downline' : 'incoming',
    search: '',
    type: null,
    contracts: null,
    asked: null,
    step: null,
    message: null,
  }),
  initial: 'loading',
  on: { 'contracts.close': '.closed' },
  states: {
    loading: {
      tags: 'busy',
      on: {
        'side.choose': { ...choosing, reenter: true },
        'search.change': { ...searching, reenter: true },
        'type.choose': { ...narrowing, reenter: true },
      },
      invoke: {
        id: 'listContracts',
        src: 'listContracts',
        input: ({ context: { side, search, type, downline } }) => ({
          side,
          search,
          type,
          downlineId: downline?.id ?? null,
        }),
        onDone: onOutput('listContracts', [
          {
            guard: 'hasSome',
            target: 'ready',
            actions: 'keepContracts',
          },
          {
            target: 'empty',
            actions: 'keepContracts',
          },
        ]),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    ready: {
      meta: { requirement: ['§4 Statuses 3a'] },
      on: {
        ...choices,
        'request.open': {
          target: 'request',
          actions: { type: 'keepAsked', params: ({ event }) => event.contract },
        },
        'step.ask': {
          target: 'confirmation',
          actions: { type: 'keepStep', params: ({ event }) => event.step },
        },
      },
    },
    empty: { on: choices },
    failed: {
      on: {
        ...choices,
        'list.reload': { target: 'loading', actions: 'clearMessage' },
      },
    },
    /** Whatever the result, the list is loaded again. */
    request: {
      invoke: {
        id: 'contractRequest',
        src: 'contractRequest',
        input: ({ context }) => ({ contract: context.asked as Contract }),
        onDone: { target: 'loading', actions: 'reloadPending' },
      },
    },
    confirmation: {
      on: {
        'step.confirm': 'stepping',
        // When the answer to the last step was lost, going back loads the platform's list.
        'step.back': [
          { guard: 'isUnsure', target: 'loading', actions: 'clearMessage' },
          { target: 'ready' },
        ],
      },
    },
    stepping: {
      tags: 'busy',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context }) => context.step as StepInput,
        onDone: onOutcome('takeStep', {
          processed: {
            target: 'loading',
            actions: 'notifyDone',
          },
          otherwise: {
            target: 'loading',
            actions: 'showRefusal',
          },
        }),
        // It is not known whether the step succeeded: sending it again is the same request.
        onError: onFault({ target: 'confirmation', actions: 'showFault' }),
      },
    },
    closed: { type: 'final' },
  },
});
export type ContractsRef = ActorRefFrom<typeof contractsMachine>;
export type ContractsSnapshot = SnapshotFrom<typeof contractsMachine>;
