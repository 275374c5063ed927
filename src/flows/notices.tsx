import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../machines/announcements/popups/popups.machine';
import { selectPopups } from '../../machines/site/session/session.selectors';
import { NoticeBoard, NoticesDialog } from '../features/announcements/popups/NoticesDialog';
import { defineDialog, type ScreenProps, type Surroundings } from './shared/defineFlow';

function Notices({ actor: popups }: ScreenProps<PopupsRef>) {
  return <NoticesDialog popups={popups} />;
}

function NoticesPage({ session }: Surroundings) {
  return <NoticeBoard popups={useSelector(session, selectPopups)} />;
}

/** What the platform tells a player. */
export const notices = defineDialog({
  screen: { load: () => Promise.resolve(Notices), words: ['popups'] },
  page: { load: () => Promise.resolve(NoticesPage), words: ['popups'] },
});
