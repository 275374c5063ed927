import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { changeIcon } from '../../shared/refresh';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { AvatarInput, AvatarOutcome, Icons } from './avatar.types';

const avatar = setup({
  types: {
    context: {} as AvatarInput & {
      icons: Icons | null;
      /** The picture that is being chosen; null for none. */
      wanted: string | null;
      message: Message | null;
    },
    input: {} as AvatarInput,
    events: {} as
      | { type: 'icons.show' }
      | { type: 'icons.retry' }
      | { type: 'icons.hide' }
      | { type: 'icon.choose'; icon: string | null },
    tags: {} as 'busy',
    children: {} as { readIcons: 'readIcons'; chooseIcon: 'chooseIcon' },
  },
  actors: {
    readIcons: port<Icons, void>('readIcons'),
    chooseIcon: port<AvatarOutcome, { icon: string | null }>('chooseIcon'),
  },
  guards: {
    isTrial: ({ context }) => context.isTrial,
    isCurrent: ({ context }, icon: string | null) => context.icons?.icon === icon,
  },
  actions: {
    keepIcons: assign((_, icons: Icons) => ({ icons, message: null })),
    keepWanted: assign((_, wanted: string | null) => ({ wanted, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    clearMessage: assign({ message: null }),
    /** The header and the page show it at once. */
    tellSession: enqueueActions((scope, { path }: OfKind<AvatarOutcome, 'chosen'>) => {
      changeIcon(scope, path);
      pushToast(scope, { tone: 'success', message: { key: 'avatar:done' } });
    }),
  },
}).extend({ guards: kindGuards('chosen') });
const { onFault, onOutcome, onOutput } = branchesOf(avatar);

/** The picture of the member, chosen from the platform's set (spec §2 Header, §7 icon). */
export const avatarMachine = avatar.createMachine({
  id: 'avatar',
  context: ({ input }) => ({ ...input, icons: null, wanted: null, message: null }),
  initial: 'entry',
  states: {
    entry: { always: [{ guard: 'isTrial', target: 'absent' }, { target: 'summary' }] },
    absent: {},
    summary: { on: { 'icons.show': 'reading' } },
    reading: {
      tags: 'busy',
      on: { 'icons.hide': 'summary' },
      invoke: {
        id: 'readIcons',
        src: 'readIcons',
        onDone: onOutput('readIcons', { target: 'choice', actions: 'keepIcons' }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: {
      exit: 'clearMessage',
      on: { 'icons.retry': 'reading', 'icons.hide': 'summary' },
    },
    choice: {
      exit: 'clearMessage',
      on: {
        'icons.hide': 'summary',
        'icon.choose': [
          { guard: { type: 'isCurrent', params: ({ event }) => event.icon }, target: 'summary' },
          {
            target: 'choosing',
            actions: { type: 'keepWanted', params: ({ event }) => event.icon },
          },
        ],
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        id: 'chooseIcon',
        src: 'chooseIcon',
        input: ({ context }) => ({ icon: context.wanted }),
        onDone: onOutcome('chooseIcon', {
          chosen: { target: 'summary', actions: 'tellSession' },
          refused: { target: 'choice', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'choice', actions: 'showFault' }),
      },
    },
  },
});
export type AvatarRef = ActorRefFrom<typeof avatarMachine>;
export type AvatarSnapshot = SnapshotFrom<typeof avatarMachine>;
