import type { PopupsRef } from '../../machines/announcements/popups/popups.machine';
import { AnnouncementPopup } from '../features/announcements/popups/AnnouncementPopup';
import { defineDialog, type ScreenProps } from './shared/defineFlow';

function Announcement({ actor: popups, session }: ScreenProps<PopupsRef>) {
  return (
    <AnnouncementPopup
      popups={popups}
      onPromotion={() => session.send({ type: 'promotion.open' })}
    />
  );
}

/** The announcements that come by themselves (spec §4 Popups). */
export const announcement = defineDialog({
  screen: { load: () => Promise.resolve(Announcement), words: ['popups'] },
});
