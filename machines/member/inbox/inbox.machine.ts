import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message as Words } from '../../shared/message';
import { reloadPending } from '../../shared/refresh';
import { branchesOf, kindGuards, type Refused } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import type { DeleteOutcome, InboxPage, InboxQuery, Shown } from './inbox.types';

type Changed = { type: 'inbox.changed' };

const NOTHING_CHOSEN = { openId: null, deletingId: null, message: null };

const withRead = (content: InboxPage, ids: readonly string[]): InboxPage =>
  withState(content, ids, true);
const withUnread = (content: InboxPage, ids: readonly string[]): InboxPage =>
  withState(content, ids, false);
/** The page with these messages as read or unread, and the number of unread ones with it. */
const withState = (content: InboxPage, ids: readonly string[], isRead: boolean): InboxPage => {
  const changed = content.messages.filter((one) => ids.includes(one.id) && one.isRead !== isRead);
  return {
    ...content,
    unread: Math.max(0, content.unread + (isRead ? -changed.length : changed.length)),
    messages: content.messages.map((one) => (changed.includes(one) ? { ...one, isRead } : one)),
  };
};

const inboxSetup = setup({
  types: {
    context: {} as {
      query: InboxQuery;
      /** Null before the first read. */
      content: InboxPage | null;
      /** The unfolded message; null for none. */
      openId: string | null;
      /** Messages that were opened and are not marked as read yet. */
      seen: string[];
      /** The message that the question is about. */
      deletingId: string | null;
      message: Words | null;
    },
    events: {} as
      | { type: 'message.toggle'; id: string }
      | { type: 'message.delete'; id: string }
      | { type: 'delete.confirm' }
      | { type: 'delete.cancel' }
      | { type: 'messages.readAll' }
      | { type: 'messages.show'; show: Shown }
      | { type: 'page.turn'; page: number }
      | { type: 'inbox.reload' }
      /** The messages may have changed: in another tab, or by what happened. */
      | Changed
      /** The platform writes the messages in the language of the page. */
      | { type: 'language.changed' },
    tags: {} as 'busy',
    children: {} as {
      changes: 'changes';
      readPage: 'readPage';
      markRead: 'markRead';
      markAllRead: 'markAllRead';
      deleteMessage: 'deleteMessage';
    },
  },
  actors: {
    /** Tells when the messages may have changed elsewhere. */
    changes: stream<Changed>('changes'),
    readPage: port<InboxPage, InboxQuery>('readPage'),
    /** The ids that are marked as read now. */
    markRead: port<string[], { ids: string[] }>('markRead'),
    markAllRead: port<null, void>('markAllRead'),
    deleteMessage: port<DeleteOutcome, { id: string }>('deleteMessage'),
  },
  guards: {
    isOpen: ({ context }, id: string) => context.openId === id,
    isUnread: ({ context }, id: string) =>
      context.content?.messages.some((message) => message.id === id && !message.isRead) ?? false,
    isListed: ({ context }, id: string) =>
      context.content?.messages.some((message) => message.id === id) ?? false,
    hasSeen: ({ context }) => context.seen.length > 0,
    hasUnread: ({ context }) => (context.content?.unread ?? 0) > 0,
    hasNone: (_, { messages }: InboxPage) => messages.length === 0,
  },
  actions: {
    keepPage: assign(({ context }, content: InboxPage) => ({
      content: withRead(content, context.seen),
      query: { ...context.query, page: content.page },
      message: null,
    })),
    fold: assign({ openId: null }),
    unfold: assign((_, openId: string) => ({ openId })),
    /** It shows as read at once; the platform is told. */
    see: assign(({ context }, id: string) => ({
      seen: [...context.seen, id],
      message: null,
      content: context.content && withRead(context.content, [id]),
    })),
    forgetSeen: assign(({ context }, ids: string[]) => ({
      seen: context.seen.filter((id) => !ids.includes(id)),
    })),
    unsee: assign(({ context }) => ({
      seen: [],
      content: context.content && withUnread(context.content, context.seen),
    })),
    askDelete: assign((_, deletingId: string) => ({ deletingId, message: null })),
    forgetDelete: assign({ deletingId: null }),
    show: assign((_, show: Shown) => ({
      query: { show, page: 1 },
      ...NOTHING_CHOSEN,
    })),
    turn: assign(({ context }, page: number) => ({
      query: { ...context.query, page },
      ...NOTHING_CHOSEN,
    })),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    reloadPending: enqueueActions((scope) => reloadPending(scope)),
  },
}).extend({ guards: kindGuards('deleted', 'refused') });
const { onFault, onOutcome, onOutput } = branchesOf(inboxSetup);

const idOf = ({ event }: { event: { id: string } }) => event.id;

/**
 * A member's personal messages (spec §2 Member centre, messageV2): pages of nine, newest first. A
 * message unfolds in place and is read by that; one is deleted after a question.
 */
export const inboxMachine = inboxSetup.createMachine({
  id: 'inbox',
  context: {
    query: { show: 'all', page: 1 },
    content: null,
    openId: null,
    seen: [],
    deletingId: null,
    message: null,
  },
  invoke: { id: 'changes', src: 'changes' },
  initial: 'reading',
  on: {
    'messages.show': {
      target: '.reading',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => event.show },
    },
    'page.turn': {
      target: '.reading',
      reenter: true,
      actions: { type: 'turn', params: ({ event }) => event.page },
    },
    // The question quotes the message in the old language.
    'language.changed': { target: '.reading', actions: 'forgetDelete' },
  },
  states: {
    reading: {
      tags: 'busy',
      on: { 'inbox.changed': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context }) => context.query,
        onDone: onOutput('readPage', [
          { guard: 'hasNone', target: 'empty', actions: 'keepPage' },
          { target: 'list', actions: 'keepPage' },
        ]),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: {
      on: { 'inbox.reload': { target: 'reading', actions: 'clearMessage' } },
    },
    empty: { on: { 'inbox.changed': 'reading' } },
    list: {
      initial: 'idle',
      on: {
        'message.toggle': [
          {
            guard: { type: 'isOpen', params: idOf },
            actions: 'fold',
          },
          {
            guard: { type: 'isUnread', params: idOf },
            actions: [
              { type: 'unfold', params: idOf },
              { type: 'see', params: idOf },
            ],
          },
          {
            guard: { type: 'isListed', params: idOf },
            actions: { type: 'unfold', params: idOf },
          },
        ],
        'message.delete': {
          guard: { type: 'isListed', params: idOf },
          target: 'confirmation',
          actions: { type: 'askDelete', params: idOf },
        },
        'messages.readAll': {
          guard: 'hasUnread',
          target: 'readingAll',
          actions: 'clearMessage',
        },
        'inbox.changed': 'reading',
      },
      states: {
        idle: { always: { guard: 'hasSeen', target: 'marking' } },
        marking: {
          tags: 'busy',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ ids: context.seen }),
            onDone: onOutput('markRead', {
              target: 'idle',
              actions: ['forgetSeen', 'reloadPending'],
            }),
            onError: onFault({ target: 'idle', actions: ['unsee', 'showFault'] }),
          },
        },
      },
    },
    confirmation: {
      on: {
        'delete.confirm': 'deleting',
        'delete.cancel': { target: 'list', actions: 'forgetDelete' },
      },
    },
    deleting: {
      tags: 'busy',
      // It is not aborted. The messages are read when it is done.
      on: { 'language.changed': {} },
      exit: 'forgetDelete',
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: ({ context }) => ({ id: context.deletingId ?? '' }),
        onDone: onOutcome('deleteMessage', {
          deleted: { target: 'reading', actions: ['fold', 'reloadPending'] },
          refused: { target: 'list', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'list', actions: 'showFault' }),
      },
    },
    readingAll: {
      tags: 'busy',
      on: { 'language.changed': {} },
      invoke: {
        id: 'markAllRead',
        src: 'markAllRead',
        onDone: { target: 'reading', actions: 'reloadPending' },
        onError: onFault({ target: 'list', actions: 'showFault' }),
      },
    },
  },
});
export type InboxRef = ActorRefFrom<typeof inboxMachine>;
export type InboxSnapshot = SnapshotFrom<typeof inboxMachine>;
