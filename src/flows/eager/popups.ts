import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import { act, read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** What the platform announces. */
export const popups = defineFlow({
  machine: popupsMachine,
  ports: ({ popups: announcements }) => ({
    loadAnnouncements: act(announcements.load),
    rememberClosed: read(announcements.rememberClosed),
  }),
});
