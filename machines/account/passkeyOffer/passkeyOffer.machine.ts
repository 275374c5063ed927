import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import { newPasskeyMachine } from '../newPasskey/newPasskey.machine';
import type { NewPasskeyOutput } from '../newPasskey/newPasskey.types';
import type { BeginOutcome, PasskeyCreation } from '../passkeys/passkeys.types';

const machineSetup = setup({
  types: {
    context: {} as {
      /** What the device is asked for. */
      creation: PasskeyCreation | null;
      message: Message | null;
    },
    events: {} as { type: 'offer.accept' } | { type: 'offer.decline' } | { type: 'offer.close' },
    tags: {} as 'busy',
    children: {} as {
      readDevice: 'readDevice';
      begin: 'begin';
      newPasskey: 'newPasskey';
      decline: 'decline';
    },
  },
  actors: {
    /** Whether this device can make a passkey by itself, with its screen lock. */
    readDevice: port<boolean, void>('readDevice'),
    begin: port<BeginOutcome, void>('begin'),
    newPasskey: newPasskeyMachine,
    decline: port<null, void>('decline'),
  },
  guards: { isAble: (_, isAble: boolean) => isAble },
  actions: {
    keepCreation: assign((_, { creation }: OfKind<BeginOutcome, 'begun'>) => ({ creation })),
    forgetCreation: assign({ creation: null }),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, { message }: { message: string }) => ({ message: { text: message } })),
    showNotMade: assign((_, { message }: OfKind<NewPasskeyOutput, 'notMade'>) => ({ message })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).extend({ guards: kindGuards('begun', 'notMade', 'refused', 'added') });
const { onFault, onOutcome, onOutput } = branchesOf(machineSetup);

/**
 * Offers a passkey after a login by password, which stands for the proof that adding one asks for
 * (docs/decisions/0102).
 */
export const passkeyOfferMachine = machineSetup.createMachine({
  id: 'passkeyOffer',
  context: { creation: null, message: null },
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
    absent: {},
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
          begun: { target: 'creation', actions: 'keepCreation' },
          refused: { target: 'refused', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'offered', actions: 'showFault' }),
      },
    },
    creation: {
      exit: 'forgetCreation',
      invoke: {
        id: 'newPasskey',
        src: 'newPasskey',
        input: ({ context }) => ({ creation: context.creation as PasskeyCreation }),
        onDone: onOutcome('newPasskey', {
          notMade: { target: 'offered', actions: 'showNotMade' },
          refused: { target: 'refused', actions: 'showRefusal' },
          added: { target: 'absent' },
          left: { target: 'absent' },
        }),
      },
    },
    /** The platform adds none here: the sentence says what else to do. */
    refused: { on: { 'offer.close': 'absent' } },
  },
});
export type PasskeyOfferRef = ActorRefFrom<typeof passkeyOfferMachine>;
export type PasskeyOfferSnapshot = SnapshotFrom<typeof passkeyOfferMachine>;
