import { supportMachine } from '../../../machines/support/support/support.machine';
import { act, read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** Help, feedback and customer service. */
export const support = defineFlow({
  machine: supportMachine,
  ports: ({ later }) => ({
    loadBounds: read(async (signal) => {
      const { loadBounds } = await later(
        () => import('../../services/support/feedback'),
        ({ createFeedback }) => createFeedback,
      );
      return loadBounds(signal);
    }),
    openEntry: act(async (entry) => {
      const openEntry = await later(
        () => import('../../services/support/customerService'),
        ({ createOpenEntry }) => createOpenEntry,
      );
      return openEntry(entry);
    }),
  }),
  dialogs: {
    help: { close: { type: 'help.close' } },
    feedback: {
      isOpen: (s) => !s.matches({ feedback: 'closed' }),
      close: { type: 'feedback.close' },
    },
    guides: { isOpen: (s) => s.matches({ guide: 'open' }), close: { type: 'guide.close' } },
    chat: { close: { type: 'chat.close' } },
  },
});
