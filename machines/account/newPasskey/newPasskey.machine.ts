import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  CreateOutcome,
  MadePasskey,
  NewPasskeyInput,
  NewPasskeyOutput,
  PasskeyCreation,
  SaveOutcome,
} from './newPasskey.types';

const newPasskeySetup = setup({
  types: {
    context: {} as NewPasskeyInput & {
      /** What the device made, until the platform has it. */
      made: MadePasskey | null;
      /** Why it is not known whether it was added. */
      message: Message | null;
      ending: NewPasskeyOutput;
    },
    input: {} as NewPasskeyInput,
    output: {} as NewPasskeyOutput,
    events: {} as { type: 'creation.cancel' } | { type: 'saving.retry' } | { type: 'saving.leave' },
    tags: {} as 'busy',
    children: {} as { create: 'create'; save: 'save' },
  },
  actors: {
    /** Opens the device's own dialog. */
    create: port<CreateOutcome, { creation: PasskeyCreation }>('create'),
    save: port<SaveOutcome, { made: MadePasskey }>('save'),
  },
  actions: {
    keepMade: assign((_, { made }: OfKind<CreateOutcome, 'made'>) => ({ made })),
    keepEnding: assign((_, ending: NewPasskeyOutput) => ({ ending })),
    endByFault: assign((_, error: unknown) => ({
      ending: { kind: 'notMade' as const, message: faultMessage(error) },
    })),
    endUnknown: assign({ ending: { kind: 'left' } }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    clearMessage: assign({ message: null }),
    notifyAdded: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'passkeys:added' } }),
    ),
  },
}).extend({ guards: kindGuards('made', 'added') });
const { onFault, onOutcome } = branchesOf(newPasskeySetup);

/**
 * A passkey that the device makes and the platform keeps, once the member has proved themselves
 * (docs/decisions/0068).
 */
export const newPasskeyMachine = newPasskeySetup.createMachine({
  id: 'newPasskey',
  context: ({ input }) => ({
    ...input,
    made: null,
    message: null,
    ending: { kind: 'notMade', message: null },
  }),
  initial: 'creating',
  output: ({ context }) => context.ending,
  states: {
    creating: {
      tags: 'busy',
      on: { 'creation.cancel': 'ended' },
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { creation } }) => ({ creation }),
        onDone: onOutcome('create', {
          made: { target: 'saving', actions: 'keepMade' },
          notMade: { target: 'ended', actions: 'keepEnding' },
        }),
        onError: onFault({ target: 'ended', actions: 'endByFault' }),
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ made: context.made as MadePasskey }),
        onDone: onOutcome('save', {
          added: { target: 'ended', actions: ['keepEnding', 'notifyAdded'] },
          refused: { target: 'ended', actions: 'keepEnding' },
        }),
        onError: onFault({ target: 'unsaved', actions: 'showFault' }),
      },
    },
    /** The answer was lost: what the device made can be sent again. */
    unsaved: {
      on: {
        'saving.retry': { target: 'saving', actions: 'clearMessage' },
        'saving.leave': { target: 'ended', actions: 'endUnknown' },
      },
    },
    ended: { type: 'final' },
  },
});
export type NewPasskeyRef = ActorRefFrom<typeof newPasskeyMachine>;
export type NewPasskeySnapshot = SnapshotFrom<typeof newPasskeyMachine>;
