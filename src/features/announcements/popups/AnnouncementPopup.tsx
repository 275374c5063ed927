import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import {
  selectAnnouncementPage,
  selectIsAnnouncementOpen,
} from '../../../../machines/announcements/popups/popups.selectors';
import { selectAnnouncement } from '../../../../machines/announcements/popups/notices.selectors';
import { useT } from '../../../i18n/i18n';
import { platformMoment, usePlatformZone } from '../../../i18n/platformTime';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { RichText } from '../../../ui/RichText';
import * as css from './AnnouncementPopup.css';
import { Pages } from './Pages';

type Announcement = NonNullable<ReturnType<typeof selectAnnouncement>>;
export type AnnouncementPopupProps = { popups: PopupsRef; onPromotion: () => void };

/**
 * The announcement popup (spec §2 Modals and popups): titles in pages of nine, and the announcement
 * shown.
 */
export function AnnouncementPopup({ popups, onPromotion }: AnnouncementPopupProps) {
  const t = useT('popups');
  const common = useT('common');
  const isOpen = useSelector(popups, selectIsAnnouncementOpen);
  const shown = useSelector(popups, selectAnnouncement);
  return (
    <Dialog
      open={isOpen}
      size="wide"
      flush
      title={t('announcements')}
      closeLabel={common('close')}
      onDismiss={() => popups.send({ type: 'announcement.close' })}
    >
      <div className={css.split}>
        <Titles popups={popups} shown={shown} />
        {shown ? <Detail announcement={shown} onPromotion={onPromotion} key={shown.id} /> : null}
      </div>
    </Dialog>
  );
}

function Titles({ popups, shown }: { popups: PopupsRef; shown: Announcement | null }) {
  const t = useT('popups');
  const { items, page, pages } = useSelector(popups, selectAnnouncementPage);
  return (
    <nav aria-label={t('titles')} className={css.index}>
      <ul role="list" className={css.titles} key={page}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={css.title}
              aria-current={id === shown?.id || undefined}
              onClick={() => popups.send({ type: 'announcement.choose', id })}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Pages
        page={page}
        pages={pages}
        onPage={(next) => popups.send({ type: 'announcement.turn', page: next })}
      />
    </nav>
  );
}

function Detail({
  announcement: { title, time, content, promotionType },
  onPromotion,
}: {
  announcement: Announcement;
  onPromotion: () => void;
}) {
  const t = useT('popups');
  const zone = usePlatformZone();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
    <section className={css.detail} aria-labelledby="announcement" tabIndex={0}>
      <header className={css.heading}>
        <h3 id="announcement">{title}</h3>
        <p className={css.time}>
          <time dateTime={new Date(time).toISOString()}>{platformMoment(time)}</time> {zone}
        </p>
      </header>
      <RichText html={content} />
      {promotionType ? (
        <div>
          <Button tone="primary" onClick={onPromotion}>
            {t('toPromotion')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
