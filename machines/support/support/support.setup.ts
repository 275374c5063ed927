import { assign, enqueueActions, raise, sendTo, setup, type AnyActorRef } from 'xstate';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import type { CustomerService } from '../../../contract/domain';
import type { FeedbackBounds } from '../../../contract/support';
import type { chatMachine } from '../chat/chat.machine';
import type { feedbackMachine } from '../feedback/feedback.machine';
import type { helpMachine } from '../help/help.machine';
import type { installMachine } from '../install/install.machine';
import { broadcast } from '../../shared/broadcast';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { child, port } from '../../shared/port';

/** Guides for installing the app (spec §2 Other screens). */
export type Guide = 'ios' | 'android' | 'lite';

/**
 * Where a customer-service entry leads once its path is decrypted: to a desk of the chat (null: the
 * person chooses), or to another page.
 */
export type EntryTarget = { kind: 'chat'; modelId: string | null } | { kind: 'link'; url: string };

type Context = {
  /** The article that is open; null for the contents. */
  helpTerm: string | null;
  /** What is searched for in the help centre. */
  helpWords: string;
  bounds: FeedbackBounds | null;
  /** The number of the transaction that the feedback is about; null for none. */
  about: string | null;
  message: Message | null;
  guide: Guide;
  /** The entry that was chosen last, and where it leads if that is another page. */
  entry: CustomerService | null;
  link: string | null;
  entryMessage: Message | null;
  /** The desk that the chat begins with; null when the person chooses. */
  desk: string | null;
};

/** What a changed language makes each child read again. */
const IN_THE_LANGUAGE = {
  help: { type: 'data.reload' },
  helpList: { type: 'data.reload' },
  chat: { type: 'language.changed' },
} as const;

/** What the chart is made of; it stands in `support.machine.ts` and `states/`. */
export const supportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'help.open'; term: string | null }
      | { type: 'help.close' }
      | { type: 'help.search'; words: string }
      /** The footer, which lists articles, came near. */
      | { type: 'helpList.show' }
      /** `about`: the number of a transaction that the person asks about. */
      | { type: 'feedback.open'; about?: string }
      | { type: 'feedback.retry' }
      | { type: 'feedback.close' }
      | { type: 'entry.open'; entry: CustomerService }
      /** The person turned away from the entries. */
      | { type: 'entry.forget' }
      | { type: 'chat.open'; modelId?: string | null }
      | { type: 'chat.close' }
      | { type: 'guide.open'; guide: Guide }
      | { type: 'guide.close' }
      | { type: 'language.changed' },
    tags: {} as 'busy',
    children: {} as {
      help: 'help';
      helpList: 'help';
      loadBounds: 'loadBounds';
      feedback: 'feedback';
      openEntry: 'openEntry';
      chat: 'chat';
      install: 'install';
    },
  },
  actors: {
    help: child<typeof helpMachine>('help'),
    loadBounds: port<FeedbackBounds, void>('loadBounds'),
    feedback: child<typeof feedbackMachine>('feedback'),
    /** Decrypts the path of an entry (spec §3 Customer-service entry). */
    openEntry: port<EntryTarget, CustomerService>('openEntry'),
    chat: child<typeof chatMachine>('chat'),
    /** One press instead of a guide, where the browser offers it. */
    install: child<typeof installMachine>('install'),
  },
  actions: {
    keepTerm: assign((_, helpTerm: string | null) => ({ helpTerm })),
    keepWords: assign((_, helpWords: string) => ({ helpWords })),
    keepBounds: assign((_, bounds: FeedbackBounds) => ({ bounds, message: null })),
    keepAbout: assign((_, about: string | null) => ({ about })),
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
    // The chat is no dialog: what lies over the page would lie over it.
    uncoverChat: enqueueActions(({ enqueue, system }) => {
      const overlay = system.get('overlay') as AnyActorRef | undefined;
      if (overlay) enqueue.sendTo(overlay, { type: 'overlay.close', name: 'customerService' });
    }),
    thank: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'feedback:sent' } }),
    ),
    tellLanguage: enqueueActions((scope) => broadcast(scope, IN_THE_LANGUAGE)),
    unfoldChat: sendTo('chat', { type: 'chat.unfold' }),
    closeChat: sendTo('chat', { type: 'chat.close' }),
  },
}).extend({ guards: kindGuards('succeeded', 'link') });
/** Writers of the `onDone` and `onError` of this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(supportSetup);
