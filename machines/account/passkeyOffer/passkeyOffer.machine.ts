import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  BeginOutcome,
  CreateOutcome,
  MadePasskey,
  PasskeyCreation,
  SaveOutcome,
} from '../passkeys/passkeys.types';

const machineSetup = setup({
  types: {
    context: {} as {
      /** What the device is asked for. */
      creation: PasskeyCreation | null;
      /** What the device made, until the platform has it. */
      made: MadePasskey | null;
      message: Message | null;
    },
    events: {} as
      | { type: 'offer.accept' }
      | { type: 'offer.decline' }
      | { type: 'offer.close' }
      | { type: 'creation.cancel' }
      | { type: 'saving.retry' },
    tags: {} as 'busy',
    children: {} as {
      readDevice: 'readDevice';
      begin: 'begin';
      create: 'create';
      save: 'save';
      decline: 'decline';
    },
  },
  actors: {
    /** Whether this device can make a passkey by itself, with its screen lock. */
    readDevice: port<boolean, void>('readDevice'),
    begin: port<BeginOutcome, void>('begin'),
    /** Opens the device's own dialog. */
    create: port<CreateOutcome, { creation: PasskeyCreation }>('create'),
    save: port<SaveOutcome, { made: MadePasskey }>('save'),
    decline: port<null, void>('decline'),
  },
  guards: { isAble: (_, isAble: boolean) => isAble },
  actions: {
    keepCreation: assign((_, { creation }: OfKind<BeginOutcome, 'begun'>) => ({ creation })),
    keepMade: assign((_, { made }: OfKind<CreateOutcome, 'made'>) => ({ made })),
    forgetMade: assign({ creation: null, made: null }),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, { message }: { message: string }) => ({ message: { text: message } })),
    showNotMade: assign((_, { message }: OfKind<CreateOutcome, 'notMade'>) => ({ message })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyAdded: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'passkeys:added' } }),
    ),
  },
}).extend({ guards: kindGuards('begun', 'made', 'added') });
const { onFault, onOutcome, onOutput } = branchesOf(machineSetup);

/**
 * Offers a passkey after a login by password, which stands for the proof that adding one asks for
 * (docs/decisions/0102).
 */
export const passkeyOfferMachine = machineSetup.createMachine({
  id: 'passkeyOffer',
  context: { creation: null, made: null, message: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'readDevice',
        src: 'readDevice',
        onDone: onOutput('readDevice', [
          { guard: 'isAble', target: 'offered' },
          { target: 'absent' },
        ]),
        onError: 'absent',
      },
    },
    /** Declined, done or not for this device. */
    absent: { entry: 'forgetMade' },
    offered: {
      on: {
        'offer.accept': { target: 'beginning', actions: 'clearMessage' },
        'offer.decline': 'declining',
      },
    },
    /** One that is not kept is asked again after the next login. */
    declining: {
      tags: 'busy',
      invoke: { id: 'decline', src: 'decline', onDone: 'absent', onError: 'absent' },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: onOutcome('begin', {
          begun: { target: 'creating', actions: 'keepCreation' },
          refused: { target: 'refused', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'offered', actions: 'showFault' }),
      },
    },
    creating: {
      tags: 'busy',
      on: { 'creation.cancel': 'offered' },
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({ creation: context.creation as PasskeyCreation }),
        onDone: onOutcome('create', {
          made: { target: 'saving', actions: 'keepMade' },
          notMade: { target: 'offered', actions: 'showNotMade' },
        }),
        onError: onFault({ target: 'offered', actions: 'showFault' }),
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ made: context.made as MadePasskey }),
        onDone: onOutcome('save', {
          added: { target: 'absent', actions: 'notifyAdded' },
          refused: { target: 'refused', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'unsaved', actions: 'showFault' }),
      },
    },
    /** The answer was lost: what the device made can be sent again. */
    unsaved: {
      on: {
        'saving.retry': { target: 'saving', actions: 'clearMessage' },
        'offer.close': 'absent',
      },
    },
    /** The platform adds none here: the sentence says what else to do. */
    refused: { on: { 'offer.close': 'absent' } },
  },
});
export type PasskeyOfferRef = ActorRefFrom<typeof passkeyOfferMachine>;
export type PasskeyOfferSnapshot = SnapshotFrom<typeof passkeyOfferMachine>;
