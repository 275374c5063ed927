import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { InboxRef } from '../../../../machines/member/inbox/inbox.machine';
import {
  selectDeleting,
  selectIsBusy,
  selectIsConfirming,
  selectIsDeleting,
  selectIsReadingAll,
  selectMessage,
  selectMessages,
  selectOpenId,
  selectPage,
  selectPages,
  selectScreen,
  selectShown,
  selectUnread,
} from '../../../../machines/member/inbox/inbox.selectors';
import type {
  Message,
  MessageOutcome,
  MessageSubject,
} from '../../../../machines/member/inbox/inbox.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { platformMoment, useTimesNote } from '../../../i18n/platformTime';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Disclosure } from '../../../ui/Disclosure';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Check,
  Coins,
  FileSignature,
  Gift,
  Headset,
  Mail,
  ShieldCheck,
  Trash2,
  Trophy,
  X,
} from '../../../ui/icons';
import { Pager } from '../../../ui/Pager';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Inbox.css';

const ICONS: Record<MessageSubject, ReactNode> = {
  deposit: <ArrowDownToLine size={20} />,
  withdrawal: <ArrowUpFromLine size={20} />,
  transfer: <ArrowLeftRight size={20} />,
  contract: <FileSignature size={20} />,
  activity: <Gift size={20} />,
  mission: <Trophy size={20} />,
  points: <Coins size={20} />,
  security: <ShieldCheck size={20} />,
  support: <Headset size={20} />,
};

/** The mark at the corner of the icon, so that no colour has to say it alone. */
const MARKS: Record<MessageOutcome, ReactNode> = {
  success: <Check size={12} strokeWidth={3} />,
  failure: <X size={12} strokeWidth={3} />,
};

type Props = { inbox: InboxRef };

/** The personal messages of a member (spec §2 Member centre, messageV2). */
export function Inbox({ actor: inbox }: { actor: InboxRef }) {
  return (
    <div className={css.page}>
      <Tools inbox={inbox} />
      <Screen inbox={inbox} />
      <Question inbox={inbox} />
    </div>
  );
}

function Tools({ inbox }: Props) {
  const t = useT('inbox');
  const shown = useSelector(inbox, selectShown);
  const unread = useSelector(inbox, selectUnread);
  const isReadingAll = useSelector(inbox, selectIsReadingAll);
  return (
    <div className={css.tools} data-choice="view">
      <ChoiceChips
        label={t('show.label')}
        name="inbox-show"
        options={[
          { value: 'all', label: t('show.all') },
          {
            value: 'unread',
            label: unread === null ? t('show.unread') : t('show.unreadCount', { count: unread }),
          },
        ]}
        value={shown}
        onSelect={(show) => inbox.send({ type: 'messages.show', show })}
      />
      <Button
        busy={isReadingAll}
        disabled={unread === null || unread === 0}
        onClick={() => inbox.send({ type: 'messages.readAll' })}
      >
        {t('readAll')}
      </Button>
    </div>
  );
}

function Screen({ inbox }: Props) {
  const t = useT('inbox');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(inbox, selectScreen);
  const shown = useSelector(inbox, selectShown);
  const message = useSelector(inbox, selectMessage);
  switch (screen) {
    case 'reading':
      return <Waiting label={t('loading')} rows={4} height={68} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => inbox.send({ type: 'inbox.reload' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'empty':
      return <EmptyState icon={<Mail size={28} />}>{t(`empty.${shown}`)}</EmptyState>;
    case 'list':
      return <Messages inbox={inbox} />;
  }
}

function Messages({ inbox }: Props) {
  const t = useT('inbox');
  const say = useMessage();
  const messages = useSelector(inbox, selectMessages);
  const openId = useSelector(inbox, selectOpenId);
  const page = useSelector(inbox, selectPage);
  const pages = useSelector(inbox, selectPages);
  const isBusy = useSelector(inbox, selectIsBusy);
  const message = useSelector(inbox, selectMessage);
  const timesNote = useTimesNote();
  // The pressed button goes with its message, or with its page, so the list takes the focus.
  const list = useFocusOnChange<HTMLUListElement>(`${page} ${messages.length}`);
  return (
    <>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <p className={css.note}>{timesNote}</p>
      <ul
        role="list"
        ref={list}
        tabIndex={-1}
        aria-label={t('title')}
        aria-busy={isBusy || undefined}
        className={css.list}
      >
        {messages.map((one) => (
          <li key={one.id}>
            <Entry message={one} isOpen={one.id === openId} inbox={inbox} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <Pager
          label={t('pages.label')}
          previousLabel={t('pages.previous')}
          nextLabel={t('pages.next')}
          page={page}
          pages={pages}
          onPage={(next) => inbox.send({ type: 'page.turn', page: next })}
        >
          {t('pages.place', { page, pages })}
        </Pager>
      ) : null}
    </>
  );
}

function Entry({
  message: { id, subject, outcome, title, text, time, isRead },
  isOpen,
  inbox,
}: Props & { message: Message; isOpen: boolean }) {
  const t = useT('inbox');
  return (
    <Disclosure
      open={isOpen}
      heading={
        <span className={css.heading}>
          <span className={css.icon[outcome ?? 'none']} aria-hidden="true">
            {ICONS[subject]}
            {outcome ? <span className={css.mark[outcome]}>{MARKS[outcome]}</span> : null}
          </span>
          <span className={css.words}>
            <span className={isRead ? css.title : css.unread}>{title}</span>
            {isOpen ? null : (
              <span className={css.excerpt} aria-hidden="true">
                {text}
              </span>
            )}
            <span className={css.foot}>
              <time className={css.time} dateTime={new Date(time).toISOString()}>
                {platformMoment(time)}
              </time>
              {isRead ? null : <Badge tone="action">{t('new')}</Badge>}
            </span>
          </span>
        </span>
      }
      onToggle={() => inbox.send({ type: 'message.toggle', id })}
    >
      <div className={css.detail}>
        <p className={css.body}>{text}</p>
        <Button
          aria-label={t('deleteNamed', { title })}
          onClick={() => inbox.send({ type: 'message.delete', id })}
        >
          <Trash2 size={18} aria-hidden="true" />
          {t('delete')}
        </Button>
      </div>
    </Disclosure>
  );
}

function Question({ inbox }: Props) {
  const t = useT('inbox');
  const isConfirming = useSelector(inbox, selectIsConfirming);
  const isDeleting = useSelector(inbox, selectIsDeleting);
  const title = useSelector(inbox, selectDeleting)?.title ?? '';
  return (
    <ConfirmDialog
      open={isConfirming}
      title={t('confirm.title')}
      confirmLabel={t('delete')}
      cancelLabel={t('confirm.cancel')}
      tone="danger"
      busy={isDeleting}
      onConfirm={() => inbox.send({ type: 'delete.confirm' })}
      onCancel={() => inbox.send({ type: 'delete.cancel' })}
    >
      <span role="status">{isDeleting ? t('confirm.busy') : null}</span>
      {isDeleting ? null : t('confirm.text', { title })}
    </ConfirmDialog>
  );
}
