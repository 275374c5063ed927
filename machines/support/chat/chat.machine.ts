import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { CHAT_RETRIES } from '../../../contract/constants';
import { faultMessage } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import type { ChatContext, ChatEvent, ChatInput, ChatModel, ChatRoom, Draft } from './chat.types';

const roomOf = ({ room }: ChatContext) => room as ChatRoom;
const draftUnderWay = ({ drafts }: ChatContext) =>
  drafts.find(({ state }) => state === 'sending') as Draft;
const turn = (drafts: Draft[], from: Draft['state'], to: Draft['state']) =>
  drafts.map((draft) => (draft.state === from ? { ...draft, state: to } : draft));
const lastId = ({ messages }: ChatContext) => messages.at(-1)?.id ?? null;

const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    input: {} as ChatInput,
    events: {} as ChatEvent,
    tags: {} as 'busy',
    children: {} as {
      loadModels: 'loadModels';
      launchChat: 'launchChat';
      listen: 'listen';
      sendMessage: 'sendMessage';
    },
  },
  actors: {
    loadModels: port<ChatModel[], void>('loadModels'),
    launchChat: port<ChatRoom, { modelId: string }>('launchChat'),
    /** Sends `stream.opened`, `message.arrived` and `stream.lost`; continues after `after`. */
    listen: stream<ChatEvent, ChatRoom & { after: string | null }>('listen'),
    sendMessage: port<null, { room: string; id: string; text: string }>('sendMessage'),
  },
  guards: {
    isDeskThere: ({ context }, models: ChatModel[]) =>
      models.some(({ modelId, isOnline }) => isOnline && modelId === context.modelId),
    hasDraft: ({ context }) => context.drafts.some(({ state }) => state === 'waiting'),
    hasTries: ({ context }) => context.tries < CHAT_RETRIES.most,
    isFolded: stateIn({ conversation: { window: 'folded' } }),
    isKnown: ({ context }, id: string) => context.messages.some((known) => known.id === id),
    hasFailed: ({ context }, id: string) =>
      context.drafts.some((draft) => draft.id === id && draft.state === 'failed'),
  },
  actions: {
    keepModels: assign((_, models: ChatModel[]) => ({ models, message: null })),
    keepDesk: assign((_, modelId: string) => ({ modelId, message: null })),
    keepRoom: assign((_, room: ChatRoom) => ({ room, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    // A message of our own that the platform sends back is no longer a draft.
    keepMessage: assign(({ context, event }) =>
      event.type === 'message.arrived'
        ? {
            messages: [...context.messages, event.message],
            drafts: context.drafts.filter(({ id }) => id !== event.message.clientId),
          }
        : {},
    ),
    countUnread: assign(({ context, event }) =>
      event.type === 'message.arrived' && event.message.from === 'desk'
        ? { unread: context.unread + 1 }
        : {},
    ),
    readAll: assign({ unread: 0 }),
    addDraft: assign(({ context, event }) =>
      event.type === 'chat.say'
        ? {
            drafts: [
              ...context.drafts,
              { id: event.id, text: event.text, state: 'waiting' as const },
            ],
          }
        : {},
    ),
    retryDraft: assign(({ context }, id: string) => ({
      drafts: context.drafts.map((draft) =>
        draft.id === id ? { ...draft, state: 'waiting' as const } : draft,
      ),
    })),
    takeDraft: assign(({ context: { drafts } }) => {
      const next = drafts.findIndex(({ state }) => state === 'waiting');
      return {
        drafts: drafts.map((draft, index) =>
          index === next ? { ...draft, state: 'sending' as const } : draft,
        ),
      };
    }),
    // A draft may already have arrived through the stream before its answer.
    failDraft: assign(({ context }) => ({ drafts: turn(context.drafts, 'sending', 'failed') })),
    keepSent: assign(({ context }) => ({ drafts: turn(context.drafts, 'sending', 'sent') })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
  },
  delays: {
    /** Doubles after every try, up to a limit. */
    reconnectDelay: ({ context }) =>
      Math.min(CHAT_RETRIES.first * 2 ** (context.tries - 1), CHAT_RETRIES.longest),
  },
});
const { onFault, onOutput } = branchesOf(chatSetup);

/** Reads the names of the desks again, in another language; the old ones stay until then. */
const readingNames = (self: string, known: string) =>
  chatSetup.createStateConfig({
    tags: 'busy',
    on: { 'language.changed': { target: self, reenter: true } },
    invoke: {
      id: 'loadModels',
      src: 'loadModels',
      onDone: onOutput('loadModels', { target: known, actions: 'keepModels' }),
      onError: known,
    },
  });

/**
 * The customer-service chat room (spec §2 Modals, §7 live chat): a desk, a stream that reconnects,
 * and messages that are sent one after another with our own ids. It keeps running while it is
 * folded away.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => ({
    models: [],
    modelId: input.modelId,
    room: null,
    messages: [],
    drafts: [],
    unread: 0,
    tries: 0,
    message: null,
  }),
  initial: 'loadingDesks',
  on: { 'chat.close': '.closed' },
  states: {
    loadingDesks: {
      tags: 'busy',
      on: { 'language.changed': { target: 'loadingDesks', reenter: true } },
      invoke: {
        id: 'loadModels',
        src: 'loadModels',
        onDone: onOutput('loadModels', [
          {
            guard: 'isDeskThere',
            target: 'launching',
            actions: 'keepModels',
          },
          { target: 'desks', actions: 'keepModels' },
        ]),
        onError: onFault({ target: 'desksFailed', actions: 'showFault' }),
      },
    },
    desksFailed: { on: { 'chat.retry': 'loadingDesks' } },
    desks: {
      initial: 'list',
      on: {
        'desk.choose': {
          target: 'launching',
          actions: { type: 'keepDesk', params: ({ event }) => event.modelId },
        },
      },
      states: {
        list: { on: { 'language.changed': 'renaming' } },
        renaming: readingNames('renaming', 'list'),
        refused: {
          on: { 'chat.retry': '#chat.launching', 'language.changed': '#chat.loadingDesks' },
        },
      },
    },
    launching: {
      tags: 'busy',
      on: { 'language.changed': 'loadingDesks' },
      invoke: {
        id: 'launchChat',
        src: 'launchChat',
        input: ({ context }) => ({ modelId: context.modelId ?? '' }),
        onDone: onOutput('launchChat', {
          target: 'conversation',
          actions: 'keepRoom',
        }),
        onError: onFault({ target: 'desks.refused', actions: 'showFault' }),
      },
    },
    conversation: {
      type: 'parallel',
      states: {
        line: {
          initial: 'connected',
          states: {
            connected: {
              initial: 'unopened',
              states: {
                unopened: {
                  tags: 'busy',
                  on: { 'stream.opened': { target: 'open', actions: 'forgetTries' } },
                },
                open: {},
              },
              invoke: {
                id: 'listen',
                src: 'listen',
                input: ({ context }) => ({
                  ...roomOf(context),
                  after: lastId(context),
                }),
              },
              on: {
                'message.arrived': [
                  { guard: { type: 'isKnown', params: ({ event }) => event.message.id } },
                  { guard: 'isFolded', actions: ['keepMessage', 'countUnread'] },
                  { actions: 'keepMessage' },
                ],
                'stream.lost': [
                  { guard: 'hasTries', target: 'broken.pause', actions: 'countTry' },
                  { target: 'broken.lost' },
                ],
              },
            },
            broken: {
              initial: 'pause',
              on: { 'chat.retry': { target: 'connected', actions: 'forgetTries' } },
              states: {
                pause: {
                  tags: 'busy',
                  after: { reconnectDelay: '#chat.conversation.line.connected' },
                },
                lost: {},
              },
            },
          },
        },
        writer: {
          initial: 'idle',
          on: {
            'chat.say': { actions: 'addDraft' },
            'chat.sayAgain': {
              guard: { type: 'hasFailed', params: ({ event }) => event.id },
              actions: { type: 'retryDraft', params: ({ event }) => event.id },
            },
          },
          states: {
            idle: { always: { guard: 'hasDraft', target: 'sending', actions: 'takeDraft' } },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: ({ context }) => ({
                  room: roomOf(context).room,
                  id: draftUnderWay(context).id,
                  text: draftUnderWay(context).text,
                }),
                onDone: { target: 'idle', actions: 'keepSent' },
                onError: { target: 'idle', actions: 'failDraft' },
              },
            },
          },
        },
        /** The name of the desk, in the language of the page. */
        name: {
          initial: 'known',
          states: {
            known: { on: { 'language.changed': 'reading' } },
            reading: readingNames('reading', 'known'),
          },
        },
        window: {
          initial: 'unfolded',
          states: {
            unfolded: { on: { 'chat.fold': 'folded' } },
            folded: { on: { 'chat.unfold': { target: 'unfolded', actions: 'readAll' } } },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
export type ChatRef = ActorRefFrom<typeof chatMachine>;
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;
