import type { PopupsRef } from '../../machines/announcements/popups/popups.machine';
import { NoticesDialog } from '../features/announcements/popups/NoticesDialog';
import { defineDialog, type ScreenProps } from './shared/defineFlow';

function Notices({ actor: popups }: ScreenProps<PopupsRef>) {
  return <NoticesDialog popups={popups} />;
}

/** What the platform tells a player. */
export const notices = defineDialog({
  screen: { load: () => Promise.resolve(Notices), words: ['popups'] },
});
