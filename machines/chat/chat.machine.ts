import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { CHAT_RETRIES } from '../../contract/constants';
import { errorOf, faultMessage } from '../shared/message';
import { port, stream } from '../shared/port';
import type { ChatContext, ChatEvent, ChatModel, ChatRoom, Draft } from './chat.types';

const roomOf = ({ room }: ChatContext) => room as ChatRoom;
const nextDraft = ({ drafts }: ChatContext) => drafts.find(({ state }) => state === 'waiting') as Draft;
const lastId = ({ messages }: ChatContext) => messages.at(-1)?.id ?? null;

/**
 * The customer-service chat room (spec §2 Modals, §7 live chat): a desk, a stream that comes back after it broke, and
 * messages that go out one after the other under an id of their own. It lives on while it is folded away.
 */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext, events: {} as ChatEvent, tags: {} as 'busy',
    children: {} as { loadModels: 'loadModels'; launchChat: 'launchChat'; listen: 'listen'; sendMessage: 'sendMessage' },
  },
  actors: {
    loadModels: port<ChatModel[], void>('loadModels'),
    launchChat: port<ChatRoom, { modelId: string }>('launchChat'),
    /** Tells `stream.opened`, `message.arrived` and `stream.lost`; goes on after `after`. */
    listen: stream<ChatEvent, { chatUrl: string; after: string | null }>('listen'),
    sendMessage: port<null, { room: string; id: string; text: string }>('sendMessage'),
  },
  guards: {
    hasDraft: ({ context }) => context.drafts.some(({ state }) => state === 'waiting'),
    hasTries: ({ context }) => context.tries < CHAT_RETRIES.most,
    isFolded: stateIn({ window: 'folded' }),
    isNew: ({ context }, id: string) => !context.messages.some((known) => known.id === id),
  },
  actions: {
    keepModels: assign((_, models: ChatModel[]) => ({ models, message: null })),
    keepDesk: assign((_, modelId: string) => ({ modelId, message: null })),
    keepRoom: assign((_, room: ChatRoom) => ({ room, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    // A message of ours that comes back is no draft any more.
    keepMessage: assign(({ context, event }) => (event.type === 'message.arrived' ? {
      messages: [...context.messages, event.message],
      drafts: context.drafts.filter(({ id }) => id !== event.message.clientId),
    } : {})),
    countUnread: assign(({ context }) => ({ unread: context.unread + 1 })),
    readAll: assign({ unread: 0 }),
    addDraft: assign(({ context, event }) =>
      (event.type === 'chat.say' ? { drafts: [...context.drafts, { id: event.id, text: event.text, state: 'waiting' as const }] } : {})),
    retryDraft: assign(({ context }, id: string) => ({ drafts: context.drafts.map((draft) => (draft.id === id ? { ...draft, state: 'waiting' as const } : draft)) })),
    failDraft: assign(({ context }) => {
      const failed = nextDraft(context);
      return { drafts: context.drafts.map((draft) => (draft === failed ? { ...draft, state: 'failed' as const } : draft)) };
    }),
    dropDraft: assign(({ context }) => {
      const sent = nextDraft(context);
      return { drafts: context.drafts.filter((draft) => draft !== sent) };
    }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
  },
  delays: {
    /** Twice as long after every try, up to a limit. */
    reconnectDelay: ({ context }) => Math.min(CHAT_RETRIES.first * 2 ** context.tries, CHAT_RETRIES.longest),
  },
}).createMachine({
  id: 'chat',
  context: { models: [], modelId: null, room: null, messages: [], drafts: [], unread: 0, tries: 0, message: null },
  type: 'parallel',
  states: {
    room: {
      initial: 'loadingDesks',
      on: { 'chat.close': '.closed' },
      states: {
        loadingDesks: {
          tags: 'busy',
          invoke: {
            id: 'loadModels',
            src: 'loadModels',
            onDone: { target: 'desks', actions: { type: 'keepModels', params: ({ event }) => event.output } },
            onError: { target: 'desksFailed', actions: { type: 'showFault', params: errorOf } },
          },
        },
        desksFailed: { on: { 'chat.retry': 'loadingDesks' } },
        desks: { on: { 'desk.choose': { target: 'launching', actions: { type: 'keepDesk', params: ({ event }) => event.modelId } } } },
        launching: {
          tags: 'busy',
          invoke: {
            id: 'launchChat',
            src: 'launchChat',
            input: ({ context }) => ({ modelId: context.modelId ?? '' }),
            onDone: { target: 'connected', actions: { type: 'keepRoom', params: ({ event }) => event.output } },
            onError: { target: 'desks', actions: { type: 'showFault', params: errorOf } },
          },
        },
        connected: {
          initial: 'connecting',
          states: {
            connecting: { tags: 'busy', on: { 'stream.opened': { target: 'open', actions: 'forgetTries' } } },
            open: {},
          },
          invoke: { id: 'listen', src: 'listen', input: ({ context }) => ({ chatUrl: roomOf(context).chatUrl, after: lastId(context) }) },
          on: {
            'message.arrived': [
              { guard: 'isFolded', actions: ['keepMessage', 'countUnread'] },
              { guard: { type: 'isNew', params: ({ event }) => event.message.id }, actions: 'keepMessage' },
            ],
            'stream.lost': [{ guard: 'hasTries', target: 'waiting', actions: 'countTry' }, { target: 'lost' }],
          },
        },
        waiting: { tags: 'busy', after: { reconnectDelay: 'connected' }, on: { 'chat.retry': 'connected' } },
        lost: { on: { 'chat.retry': { target: 'connected', actions: 'forgetTries' } } },
        closed: { type: 'final' },
      },
    },
    writer: {
      initial: 'idle',
      on: {
        'chat.say': { actions: 'addDraft' },
        'chat.sayAgain': { actions: { type: 'retryDraft', params: ({ event }) => event.id } },
        'chat.close': '.closed',
      },
      states: {
        idle: { always: { guard: 'hasDraft', target: 'sending' } },
        sending: {
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context }) => ({ room: roomOf(context).room, id: nextDraft(context).id, text: nextDraft(context).text }),
            onDone: { target: 'idle', actions: 'dropDraft' },
            onError: { target: 'idle', actions: 'failDraft' },
          },
        },
        closed: { type: 'final' },
      },
    },
    window: {
      initial: 'unfolded',
      on: { 'chat.close': '.closed' },
      states: {
        unfolded: { on: { 'chat.fold': 'folded' } },
        folded: { on: { 'chat.unfold': { target: 'unfolded', actions: 'readAll' } } },
        closed: { type: 'final' },
      },
    },
  },
});
export type ChatRef = ActorRefFrom<typeof chatMachine>;
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;
