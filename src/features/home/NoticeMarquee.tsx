import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../machines/popups/popups.machine';
import { selectIsAwaited, selectIsMarqueePaused, selectNotices } from '../../../machines/popups/popups.selectors';
import { useT } from '../../app/i18n';
import { Marquee } from '../../ui/Marquee';
import { Skeleton } from '../../ui/Skeleton';

/** The notice marquee (spec §2 Home lobby); its place is kept while the notices are on their way, and goes when there are none. */
export function NoticeMarquee({ popups }: { popups: PopupsRef }) {
  const t = useT('home');
  const notices = useSelector(popups, selectNotices);
  const isAwaited = useSelector(popups, selectIsAwaited);
  const isPaused = useSelector(popups, selectIsMarqueePaused);
  if (isAwaited) return <Skeleton height={48} />;
  if (notices.length === 0) return null;
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
