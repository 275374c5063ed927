import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import {
  selectAreNoticesOpen,
  selectIsLoading,
  selectNoticePage,
} from '../../../../machines/announcements/popups/popups.selectors';
import {
  selectAreNoticesAwaited,
  selectFault,
  selectOpenNotice,
} from '../../../../machines/announcements/popups/notices.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { platformMoment, useTimesNote } from '../../../i18n/platformTime';
import { Dialog } from '../../../ui/Dialog';
import { Disclosure } from '../../../ui/Disclosure';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { Bell } from '../../../ui/icons';
import { RichText } from '../../../ui/RichText';
import { Waiting } from '../../../ui/Waiting';
import * as css from './NoticesDialog.css';
import { Pages } from './Pages';

/** The notice popup (spec §2 Modals and popups): pages of nine; each notice unfolds in place. */
export function NoticesDialog({ popups }: { popups: PopupsRef }) {
  const t = useT('popups');
  const common = useT('common');
  const isOpen = useSelector(popups, selectAreNoticesOpen);
  return (
    // Wraps the dialog, so that the dialog is mounted before its notice is looked up.
    <div ref={isOpen ? reveal : undefined}>
      <Dialog
        open={isOpen}
        size="wide"
        title={t('notices')}
        closeLabel={common('close')}
        onDismiss={() => popups.send({ type: 'notices.close' })}
      >
        <NoticeBoard popups={popups} />
      </Dialog>
    </div>
  );
}

/** The list of notices. */
export function NoticeBoard({ popups }: { popups: PopupsRef }) {
  const common = useT('common');
  const isAwaited = useSelector(popups, selectAreNoticesAwaited);
  const hasFailed = useSelector(popups, selectFault) !== null;
  const isEmpty = useSelector(popups, selectNoticePage).items.length === 0;
  if (isEmpty && hasFailed) return <Failure popups={popups} />;
  if (isAwaited) return <Waiting label={common('loading')} rows={4} height={68} />;
  return isEmpty ? <Nothing /> : <List popups={popups} />;
}

function List({ popups }: { popups: PopupsRef }) {
  const { items, page, pages } = useSelector(popups, selectNoticePage);
  const openId = useSelector(popups, selectOpenNotice);
  return (
    <div className={css.board}>
      <p className={css.note}>{useTimesNote()}</p>
      <ul role="list" className={css.list}>
        {items.map(({ id, title, time, content }) => (
          <li key={id}>
            <Disclosure
              open={id === openId}
              heading={<Heading title={title} time={time} />}
              onToggle={() => popups.send({ type: 'notice.toggle', id })}
            >
              <RichText html={content} />
            </Disclosure>
          </li>
        ))}
      </ul>
      <Pages
        page={page}
        pages={pages}
        onPage={(next) => popups.send({ type: 'notice.turn', page: next })}
      />
    </div>
  );
}

function Heading({ title, time }: { title: string; time: number }) {
  return (
    <span className={css.heading}>
      <span>{title}</span>
      <time className={css.time} dateTime={new Date(time).toISOString()}>
        {platformMoment(time)}
      </time>
    </span>
  );
}

function Failure({ popups }: { popups: PopupsRef }) {
  const common = useT('common');
  const say = useMessage();
  const fault = useSelector(popups, selectFault);
  const isLoading = useSelector(popups, selectIsLoading);
  return (
    <FailureState
      busy={isLoading}
      retryLabel={common('retry')}
      onRetry={() => popups.send({ type: 'popups.reload' })}
    >
      {say(fault)}
    </FailureState>
  );
}

function Nothing() {
  const t = useT('popups');
  return <EmptyState icon={<Bell size={28} />}>{t('noNotices')}</EmptyState>;
}

/** A notice that was opened by its title is unfolded, maybe far down the list: scroll to it. */
const reveal = (frame: HTMLElement | null) =>
  frame?.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'nearest' });
