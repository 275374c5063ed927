import type { SecondFactorChallenge } from '../../../contract/session';
import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import type {
  LinkOwner,
  SwitchMemberInput,
  SwitchMemberOutput,
  SwitchOutcome,
} from './switchMember.types';

const switchMemberSetup = setup({
  types: {
    context: {} as SwitchMemberInput & {
      /** Whose link it is; null until the platform has said it. */
      other: { memberId: string; nickname: string } | null;
      challenge: SecondFactorChallenge | null;
      message: Message | null;
    },
    events: {} as
      | { type: 'switchMember.stay' }
      | { type: 'switchMember.continue' }
      | { type: 'switchMember.close' },
    input: {} as SwitchMemberInput,
    output: {} as SwitchMemberOutput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as { readOwner: 'readOwner'; switchTo: 'switchTo' },
  },
  actors: {
    readOwner: port<LinkOwner, void>('readOwner'),
    switchTo: port<SwitchOutcome, { memberId: string }>('switchTo'),
  },
  guards: {
    /** The link is the signed-in member's own: there is nothing to ask. */
    isSame: ({ context }) => context.other?.memberId === context.memberId,
  },
  actions: {
    keepOwner: assign((_, { memberId, nickname }: OfKind<LinkOwner, 'owner'>) => ({
      other: { memberId, nickname },
    })),
    keepChallenge: assign((_, { challenge }: OfKind<SwitchOutcome, 'secondFactor'>) => ({
      challenge,
    })),
    clearMessage: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyGone: enqueueActions((scope) =>
      pushToast(scope, { tone: 'warning', message: { key: 'session:linkRefused' } }),
    ),
    notifyFault: enqueueActions((scope, error: unknown) =>
      pushToast(scope, { tone: 'danger', message: faultMessage(error) }),
    ),
  },
}).extend({ guards: kindGuards('owner', 'switched', 'secondFactor') });
const { onFault, onOutcome } = branchesOf(switchMemberSetup);

/**
 * Somebody is signed in and opened a link of somebody else (docs/decisions/0061): asks who to be.
 * Without an answer, the person stays who they are.
 */
export const switchMemberMachine = switchMemberSetup.createMachine({
  id: 'switchMember',
  context: ({ input }) => ({ ...input, other: null, challenge: null, message: null }),
  initial: 'reading',
  on: { 'switchMember.close': '.stayed' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readOwner',
        src: 'readOwner',
        onDone: onOutcome('readOwner', {
          owner: { target: 'choice', actions: 'keepOwner' },
          otherwise: { target: 'stayed', actions: 'notifyGone' },
        }),
        onError: onFault({ target: 'stayed', actions: 'notifyFault' }),
      },
    },
    choice: {
      always: { guard: 'isSame', target: 'stayed' },
      on: {
        'switchMember.stay': 'stayed',
        'switchMember.continue': { target: 'switching', actions: 'clearMessage' },
      },
    },
    switching: {
      tags: 'busy',
      // What was begun is finished: half of it would leave nobody signed in.
      on: { 'switchMember.close': {} },
      invoke: {
        id: 'switchTo',
        src: 'switchTo',
        input: ({ context }) => ({ memberId: context.memberId }),
        onDone: onOutcome('switchTo', {
          switched: { target: 'switched' },
          secondFactor: { target: 'challenged', actions: 'keepChallenge' },
          otherwise: { target: 'stayed', actions: 'notifyGone' },
        }),
        onError: onFault({ target: 'choice', actions: 'showFault' }),
      },
    },
    stayed: { type: 'final', output: { kind: 'stayed' } },
    switched: { type: 'final', output: { kind: 'switched' } },
    challenged: {
      type: 'final',
      output: ({ context }) => ({ kind: 'challenged', challenge: context.challenge }),
    },
  },
  output: ({ event }) => event.output as SwitchMemberOutput,
});
export type SwitchMemberRef = ActorRefFrom<typeof switchMemberMachine>;
export type SwitchMemberSnapshot = SnapshotFrom<typeof switchMemberMachine>;
