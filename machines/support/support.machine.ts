import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { FeedbackBounds } from '../../contract/support';
import type { chatMachine } from '../chat/chat.machine';
import type { feedbackMachine } from '../feedback/feedback.machine';
import type { helpMachine } from '../help/help.machine';
import { errorOf, faultMessage, type Message } from '../shared/message';
import { child, port } from '../shared/port';

/** Guides for installing the app (spec §2 Other screens). */
export type Guide = 'ios' | 'android' | 'lite';

type Context = {
  /** The article that is open; null for the contents. */
  helpTerm: string | null;
  bounds: FeedbackBounds | null;
  message: Message | null;
  guide: Guide;
};

/** Whatever helps a person and lies over the page: help centre, feedback, chat room, install guides (spec §2 Modals, Other screens). */
export const supportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'help.open'; term: string | null }
      | { type: 'help.close' }
      | { type: 'feedback.open' }
      | { type: 'feedback.retry' }
      | { type: 'feedback.close' }
      | { type: 'chat.open' }
      | { type: 'chat.close' }
      | { type: 'guide.open'; guide: Guide }
      | { type: 'guide.close' }
      | { type: 'language.changed' },
    tags: {} as 'busy',
    children: {} as { help: 'help'; loadBounds: 'loadBounds'; feedback: 'feedback'; chat: 'chat' },
  },
  actors: {
    help: child<typeof helpMachine>('help'),
    loadBounds: port<FeedbackBounds, void>('loadBounds'),
    feedback: child<typeof feedbackMachine>('feedback'),
    chat: child<typeof chatMachine>('chat'),
  },
  actions: {
    keepTerm: assign((_, helpTerm: string | null) => ({ helpTerm })),
    keepBounds: assign((_, bounds: FeedbackBounds) => ({ bounds, message: null })),
    keepGuide: assign((_, guide: Guide) => ({ guide })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    reloadHelp: sendTo('help', { type: 'data.reload' }),
    unfoldChat: sendTo('chat', { type: 'chat.unfold' }),
    closeChat: sendTo('chat', { type: 'chat.close' }),
  },
}).createMachine({
  id: 'support',
  context: { helpTerm: null, bounds: null, message: null, guide: 'ios' },
  type: 'parallel',
  states: {
    help: {
      initial: 'closed',
      on: { 'help.open': { target: '.open', actions: { type: 'keepTerm', params: ({ event }) => event.term } } },
      states: {
        closed: {},
        open: {
          invoke: { id: 'help', src: 'help' },
          on: {
            'help.open': { actions: { type: 'keepTerm', params: ({ event }) => event.term } },
            'help.close': 'closed',
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
            onDone: { target: 'open', actions: { type: 'keepBounds', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
          },
        },
        failed: { on: { 'feedback.retry': 'readingBounds', 'feedback.close': 'closed' } },
        open: {
          on: { 'feedback.close': 'closed' },
          invoke: { id: 'feedback', src: 'feedback', input: ({ context }) => context.bounds as FeedbackBounds, onDone: 'closed' },
        },
      },
    },
    chat: {
      initial: 'closed',
      states: {
        closed: { on: { 'chat.open': 'open' } },
        /** It may be folded away; opening it again unfolds it. */
        open: {
          on: { 'chat.open': { actions: 'unfoldChat' }, 'chat.close': { actions: 'closeChat' } },
          invoke: { id: 'chat', src: 'chat', onDone: 'closed' },
        },
      },
    },
    guide: {
      initial: 'closed',
      on: { 'guide.open': { target: '.open', actions: { type: 'keepGuide', params: ({ event }) => event.guide } } },
      states: { closed: {}, open: { on: { 'guide.close': 'closed' } } },
    },
  },
});
export type SupportRef = ActorRefFrom<typeof supportMachine>;
export type SupportSnapshot = SnapshotFrom<typeof supportMachine>;
