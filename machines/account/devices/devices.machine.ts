import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { Device } from './devices.types';

const devicesSetup = setup({
  types: {
    context: {} as {
      /** Null before the first read. */
      devices: Device[] | null;
      /** The session that is being ended; null for none, or for all others. */
      endingId: string | null;
      message: Message | null;
    },
    events: {} as
      | { type: 'devices.close' }
      | { type: 'devices.reload' }
      | { type: 'device.end'; id: string }
      | { type: 'others.end' }
      | { type: 'others.confirm' }
      | { type: 'others.cancel' },
    tags: {} as 'busy',
    children: {} as {
      readDevices: 'readDevices';
      endDevice: 'endDevice';
      endOthers: 'endOthers';
    },
  },
  actors: {
    readDevices: port<Device[], void>('readDevices'),
    endDevice: port<null, { id: string }>('endDevice'),
    endOthers: port<null, void>('endOthers'),
  },
  guards: {
    isOtherDevice: ({ context }, id: string) =>
      context.devices?.some((device) => device.id === id && !device.isCurrent) ?? false,
    hasOthers: ({ context }) => (context.devices?.length ?? 0) > 1,
  },
  actions: {
    keepDevices: assign((_, devices: Device[]) => ({ devices })),
    keepEnding: assign((_, endingId: string) => ({ endingId, message: null })),
    forgetEnding: assign({ endingId: null }),
    clearMessage: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutput } = branchesOf(devicesSetup);

/**
 * The devices on which a member is signed in: listed, and signed out one by one or all except this
 * one. After each change the list is loaded again, because sessions also end on their own.
 */
export const devicesMachine = devicesSetup.createMachine({
  id: 'devices',
  context: { devices: null, endingId: null, message: null },
  initial: 'reading',
  on: { 'devices.close': '.closed' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDevices',
        src: 'readDevices',
        onDone: onOutput('readDevices', { target: 'list', actions: 'keepDevices' }),
        onError: onFault({ target: 'unread', actions: 'showFault' }),
      },
    },
    unread: {
      on: { 'devices.reload': { target: 'reading', actions: 'clearMessage' } },
    },
    list: {
      on: {
        'device.end': {
          guard: { type: 'isOtherDevice', params: ({ event }) => event.id },
          target: 'ending',
          actions: { type: 'keepEnding', params: ({ event }) => event.id },
        },
        'others.end': {
          guard: 'hasOthers',
          target: 'confirmation',
          actions: 'clearMessage',
        },
      },
    },
    ending: {
      tags: 'busy',
      exit: 'forgetEnding',
      invoke: {
        id: 'endDevice',
        src: 'endDevice',
        input: ({ context }) => ({ id: context.endingId ?? '' }),
        onDone: 'reading',
        onError: onFault({ target: 'list', actions: 'showFault' }),
      },
    },
    confirmation: {
      on: {
        'others.confirm': 'endingOthers',
        'others.cancel': 'list',
      },
    },
    endingOthers: {
      tags: 'busy',
      invoke: {
        id: 'endOthers',
        src: 'endOthers',
        onDone: 'reading',
        onError: onFault({ target: 'list', actions: 'showFault' }),
      },
    },
    closed: { type: 'final' },
  },
});
export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
export type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>;
