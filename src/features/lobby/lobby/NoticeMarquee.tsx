import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import { selectHomeNotices } from '../../../../machines/announcements/popups/popups.selectors';
import { selectIsMarqueePaused } from '../../../../machines/announcements/popups/notices.selectors';
import { useT } from '../../../i18n/i18n';
import { Marquee } from '../../../ui/Marquee';

/** The notice marquee (spec §2 Home lobby). */
export function NoticeMarquee({ popups }: { popups: PopupsRef }) {
  const t = useT('lobby');
  const notices = useSelector(popups, selectHomeNotices);
  const isPaused = useSelector(popups, selectIsMarqueePaused);
  return (
    <Marquee
      label={t('shell:notices')}
      items={notices.map(({ id, title }) => ({ id, text: title }))}
      onOpen={(id) => popups.send({ type: 'notices.open', id })}
      paused={isPaused}
      onTogglePause={() => popups.send({ type: 'marquee.toggle' })}
      pauseLabel={t('notices.pause')}
      playLabel={t('notices.play')}
    />
  );
}
