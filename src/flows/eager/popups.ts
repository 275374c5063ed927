import { useSelector } from '@xstate/react';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import {
  selectAreNoticesOpen,
  selectIsAnnouncementOpen,
} from '../../../machines/announcements/popups/popups.selectors';
import { selectHasNoDialog, selectPopups } from '../../../machines/site/session/session.selectors';
import { act, read } from '../shared/ports';
import { defineFlow, type GateProps } from '../shared/defineFlow';

/** The popup comes by itself, so it waits until no other dialog is open (spec §4 Popups). */
function AnnouncementGate({ session, children }: GateProps) {
  const areNoticesOpen = useSelector(useSelector(session, selectPopups), selectAreNoticesOpen);
  const hasNoDialog = useSelector(session, selectHasNoDialog);
  return areNoticesOpen || !hasNoDialog ? null : children;
}

/** What the platform announces. */
export const popups = defineFlow({
  machine: popupsMachine,
  ports: ({ popups: announcements }) => ({
    loadAnnouncements: act(announcements.load),
    rememberClosed: read(announcements.rememberClosed),
  }),
  dialogs: {
    announcement: {
      isOpen: selectIsAnnouncementOpen,
      close: { type: 'announcement.close' },
      Gate: AnnouncementGate,
    },
    notices: { isOpen: selectAreNoticesOpen, close: { type: 'notices.close' } },
  },
});
