import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Message } from '../../shared/message';
import { branchesOf, kindGuards, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  CheckedField,
  FieldCheckInput,
  FieldCheckOutcome,
  TypedValue,
} from './fieldCheck.types';

const fieldCheck = setup({
  types: {
    context: {} as FieldCheckInput & { typed: TypedValue | null; message: Message | null },
    input: {} as FieldCheckInput,
    events: {} as
      | ({ type: 'value.typed' } & TypedValue)
      /** The language changed: the message is asked for again. */
      | { type: 'check.again' },
    tags: {} as 'busy',
    children: {} as { check: 'check' },
  },
  actors: { check: port<FieldCheckOutcome, { field: CheckedField } & TypedValue>('check') },
  guards: { isEmpty: (_, value: string) => value.trim() === '' },
  delays: {
    /** assumed: how long a person has to pause. */
    pause: 600,
  },
  actions: {
    keepTyped: assign((_, { value, countryDialingCode }: TypedValue) => ({
      typed: { value: value.trim(), countryDialingCode },
      message: null,
    })),
    clearMessage: assign({ message: null }),
    forgetTyped: assign({ typed: null, message: null }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
  },
}).extend({ guards: kindGuards('fit') });
const { onOutcome } = branchesOf(fieldCheck);

/**
 * Checks one field of the register form while it is typed (spec §7 registration validation). Every
 * letter drops the answer to the value before. A check that fails says nothing: the platform judges
 * the whole form anyway.
 */
export const fieldCheckMachine = fieldCheck.createMachine({
  id: 'fieldCheck',
  context: ({ input }) => ({ ...input, typed: null, message: null }),
  initial: 'idle',
  on: {
    'value.typed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event.value },
        target: '.idle',
        actions: 'forgetTyped',
      },
      {
        target: '.pause',
        reenter: true,
        actions: { type: 'keepTyped', params: ({ event }) => event },
      },
    ],
  },
  states: {
    idle: {},
    /** The person may type on. */
    pause: { after: { pause: 'checking' } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { field, typed } }) => ({ field, ...(typed as TypedValue) }),
        onDone: onOutcome('check', {
          fit: { target: 'idle', actions: 'forgetTyped' },
          refused: { target: 'refused', actions: 'showRefusal' },
        }),
        onError: { target: 'idle', actions: 'forgetTyped' },
      },
    },
    refused: { on: { 'check.again': { target: 'checking', actions: 'clearMessage' } } },
  },
});
export type FieldCheckRef = ActorRefFrom<typeof fieldCheckMachine>;
export type FieldCheckSnapshot = SnapshotFrom<typeof fieldCheckMachine>;
