import {
  assign,
  enqueueActions,
  raise,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyActorRef,
  type SnapshotFrom,
} from 'xstate';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import type { CustomerService } from '../../../contract/domain';
import type { FeedbackBounds } from '../../../contract/support';
import type { chatMachine } from '../chat/chat.machine';
import type { feedbackMachine } from '../feedback/feedback.machine';
import type { helpMachine } from '../help/help.machine';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { child, port } from '../../shared/port';

/** Guides for installing the app (spec §2 Other screens). */
export type Guide = 'ios' | 'android' | 'lite';

/**
 * The target of a customer-service entry, known once its path is decrypted: a desk of the chat
 * (null: the person chooses), or another page.
 */
export type EntryTarget = { kind: 'chat'; modelId: string | null } | { kind: 'link'; url: string };

type Context = {
  /** The open article; null for the contents. */
  helpTerm: string | null;
  bounds: FeedbackBounds | null;
  message: Message | null;
  guide: Guide;
  /** The entry that was chosen last, and its address if it leads to another page. */
  entry: CustomerService | null;
  link: string | null;
  entryMessage: Message | null;
  /** The desk that the chat starts with; null when the person chooses. */
  desk: string | null;
};

const supportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'help.open'; term: string | null }
      | { type: 'help.close' }
      | { type: 'feedback.open' }
      | { type: 'feedback.retry' }
      | { type: 'feedback.close' }
      | { type: 'entry.open'; entry: CustomerService }
      /** The person left the entries. */
      | { type: 'entry.forget' }
      | { type: 'chat.open'; modelId?: string | null }
      | { type: 'chat.close' }
      | { type: 'guide.open'; guide: Guide }
      | { type: 'guide.close' }
      | { type: 'language.changed' },
    tags: {} as 'busy',
    children: {} as {
      help: 'help';
      loadBounds: 'loadBounds';
      feedback: 'feedback';
      openEntry: 'openEntry';
      chat: 'chat';
    },
  },
  actors: {
    help: child<typeof helpMachine>('help'),
    loadBounds: port<FeedbackBounds, void>('loadBounds'),
    feedback: child<typeof feedbackMachine>('feedback'),
    /** Decrypts the path of an entry (spec §3 Customer-service entry). */
    openEntry: port<EntryTarget, CustomerService>('openEntry'),
    chat: child<typeof chatMachine>('chat'),
  },
  actions: {
    keepTerm: assign((_, helpTerm: string | null) => ({ helpTerm })),
    keepBounds: assign((_, bounds: FeedbackBounds) => ({ bounds, message: null })),
    keepGuide: assign((_, guide: Guide) => ({ guide })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    keepEntry: assign((_, entry: CustomerService) => ({ entry, link: null, entryMessage: null })),
    keepLink: assign((_, { url }: OfKind<EntryTarget, 'link'>) => ({ link: url })),
    showEntryFault: assign((_, error: unknown) => ({ entryMessage: faultMessage(error) })),
    goToDesk: raise((_, { modelId }: OfKind<EntryTarget, 'chat'>) => ({
      type: 'chat.open' as const,
      modelId,
    })),
    keepDesk: assign((_, desk: string | null) => ({ desk })),
    // The chat is not a dialog: a dialog over the page would cover it.
    uncoverChat: enqueueActions(({ enqueue, system }) => {
      const overlay = system.get('overlay') as AnyActorRef | undefined;
      if (overlay) enqueue.sendTo(overlay, { type: 'overlay.close', name: 'customerService' });
    }),
    thank: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'feedback:sent' } }),
    ),
    reloadHelp: sendTo('help', { type: 'data.reload' }),
    unfoldChat: sendTo('chat', { type: 'chat.unfold' }),
    closeChat: sendTo('chat', { type: 'chat.close' }),
  },
}).extend({ guards: kindGuards('succeeded', 'link') });
const { onFault, onOutcome, onOutput } = branchesOf(supportSetup);

/**
 * Everything that helps a person and opens over the page: help centre, feedback, chat room, install
 * guides (spec §2 Modals, Other screens).
 */
export const supportMachine = supportSetup.createMachine({
  id: 'support',
  context: {
    helpTerm: null,
    bounds: null,
    message: null,
    guide: 'ios',
    entry: null,
    link: null,
    entryMessage: null,
    desk: null,
  },
  type: 'parallel',
  states: {
    help: {
      initial: 'closed',
      on: {
        'help.open': {
          target: '.open',
          actions: { type: 'keepTerm', params: ({ event }) => event.term },
        },
      },
      states: {
        closed: {},
        open: {
          invoke: { id: 'help', src: 'help' },
          on: {
            'help.open': { actions: { type: 'keepTerm', params: ({ event }) => event.term } },
            'help.close': 'closed',
            // The dialog would cover the chat.
            'chat.open': 'closed',
            'language.changed': { actions: 'reloadHelp' },
          },
        },
      },
    },
    feedback: {
      initial: 'closed',
      states: {
        closed: { on: { 'feedback.open': 'readingBounds' } },
        readingBounds: {
          tags: 'busy',
          on: { 'feedback.close': 'closed' },
          invoke: {
            id: 'loadBounds',
            src: 'loadBounds',
            onDone: onOutput('loadBounds', {
              target: 'open',
              actions: 'keepBounds',
            }),
            onError: onFault({ target: 'failed', actions: 'showFault' }),
          },
        },
        failed: { on: { 'feedback.retry': 'readingBounds', 'feedback.close': 'closed' } },
        open: {
          on: { 'feedback.close': 'closed' },
          invoke: {
            id: 'feedback',
            src: 'feedback',
            input: ({ context }) => context.bounds as FeedbackBounds,
            onDone: onOutcome('feedback', {
              succeeded: {
                target: 'closed',
                actions: 'thank',
              },
              otherwise: { target: 'closed' },
            }),
          },
        },
      },
    },
    /** A customer-service entry, whose path is opened when it is chosen. */
    entry: {
      initial: 'idle',
      on: {
        'entry.open': {
          target: '.opening',
          actions: { type: 'keepEntry', params: ({ event }) => event.entry },
        },
        'entry.forget': '.idle',
      },
      states: {
        idle: {},
        opening: {
          tags: 'busy',
          invoke: {
            id: 'openEntry',
            src: 'openEntry',
            input: ({ context }) => context.entry as CustomerService,
            onDone: onOutcome('openEntry', {
              link: {
                target: 'link',
                actions: 'keepLink',
              },
              chat: {
                target: 'idle',
                actions: 'goToDesk',
              },
            }),
            onError: onFault({ target: 'failed', actions: 'showEntryFault' }),
          },
        },
        /** The entry leads to another page. The person follows a link, which no browser blocks. */
        link: {},
        failed: {},
      },
    },
    chat: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'chat.open': {
              target: 'open',
              actions: [
                { type: 'keepDesk', params: ({ event }) => event.modelId ?? null },
                'uncoverChat',
              ],
            },
          },
        },
        /** The chat may be folded away; opening it again unfolds it. */
        open: {
          on: {
            'chat.open': { actions: ['unfoldChat', 'uncoverChat'] },
            'chat.close': { actions: 'closeChat' },
          },
          invoke: {
            id: 'chat',
            src: 'chat',
            input: ({ context }) => ({ modelId: context.desk }),
            onDone: 'closed',
          },
        },
      },
    },
    guide: {
      initial: 'closed',
      on: {
        'guide.open': {
          target: '.open',
          actions: { type: 'keepGuide', params: ({ event }) => event.guide },
        },
      },
      states: { closed: {}, open: { on: { 'guide.close': 'closed' } } },
    },
  },
});
export type SupportRef = ActorRefFrom<typeof supportMachine>;
export type SupportSnapshot = SnapshotFrom<typeof supportMachine>;
