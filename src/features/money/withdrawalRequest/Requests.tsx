import { useSelector } from '@xstate/react';
import type { WithdrawalRequestRef } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import {
  selectIsCancelling,
  selectMessage,
  selectNotice,
  selectPage,
  selectQuestioned,
  selectRequests,
  selectRequestsScreen,
} from '../../../../machines/money/withdrawalRequest/withdrawalRequest.selectors';
import type { WithdrawalRequest } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import { useDetailWords } from '../../../i18n/detailWords';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EntryDetail } from '../../../ui/EntryDetail';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { Wallet } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { Pager } from '../../../ui/Pager';
import { platformTime } from '../../../i18n/platformTime';
import { Waiting } from '../../../ui/Waiting';
import * as css from './WithdrawalRequest.css';

type Props = { request: WithdrawalRequestRef };
type ListProps = Props & {
  onAsk: (number: string) => void;
  /** Opens the question whether a paid request arrived. */
  onAnswer: () => void;
};
const TONES = {
  underReview: 'info',
  paid: 'success',
  refused: 'danger',
  cancelled: 'neutral',
} as const;

/** Past requests with their results, newest first; a request under review can be cancelled. */
export function Requests({ request, onAsk, onAnswer }: ListProps) {
  const t = useT('withdrawalRequest');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(request, selectRequestsScreen);
  const message = useSelector(request, selectMessage);
  const notice = useSelector(request, selectNotice);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={3} height={96} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => request.send({ type: 'requests.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'list':
      return (
        <div className={css.form}>
          {message ? (
            <Alert tone="danger">{say(message)}</Alert>
          ) : notice ? (
            <Alert tone="success">{say(notice)}</Alert>
          ) : null}
          <List request={request} onAsk={onAsk} onAnswer={onAnswer} label={t('list.title')} />
          <Question request={request} />
        </div>
      );
  }
}

function List({ request, onAsk, onAnswer, label }: ListProps & { label: string }) {
  const t = useT('withdrawalRequest');
  const page = useSelector(request, selectPage);
  const result = useSelector(request, selectRequests);
  if (!result || result.requests.length === 0)
    return <EmptyState icon={<Wallet size={28} />}>{t('list.empty')}</EmptyState>;
  return (
    <>
      <ul role="list" aria-label={label} className={css.list}>
        {result.requests.map((one) => (
          <Entry
            key={one.id}
            one={one}
            onAsk={() => onAsk(one.id)}
            onAnswer={onAnswer}
            onCancel={() => request.send({ type: 'request.cancel', requestId: one.id })}
          />
        ))}
      </ul>
      {result.totalPages > 1 ? (
        <Pager
          label={t('list.pages')}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
          page={page}
          pages={result.totalPages}
          onPage={(wanted) => request.send({ type: 'page.turn', page: wanted })}
        >
          {t('list.page', { page, pages: result.totalPages })}
        </Pager>
      ) : null}
    </>
  );
}

function Entry({
  one: {
    id,
    account,
    amount,
    arrives,
    currencySymbol,
    status,
    requestedAt,
    decidedAt,
    confirmation,
    canCancel,
    reason,
  },
  onAsk,
  onAnswer,
  onCancel,
}: {
  one: WithdrawalRequest;
  onAsk: () => void;
  onAnswer: () => void;
  onCancel: () => void;
}) {
  const t = useT('withdrawalRequest');
  const words = useDetailWords();
  const money = formatMoney(amount, currencySymbol);
  return (
    <li className={css.entry}>
      <div className={css.entryTop}>
        <span className={css.entryAmount}>{money}</span>
        <span role="status">
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        </span>
      </div>
      <div className={css.entryWords}>
        <span>
          {t(`type.${account.type}`)} {account.number} · {account.holder}
        </span>
        <span>
          <time dateTime={new Date(requestedAt).toISOString()}>{platformTime(requestedAt)}</time>
          {` · ${id}`}
        </span>
        <span>
          {status === 'underReview' || status === 'paid'
            ? t('list.arrives', { amount: formatMoney(arrives, currencySymbol) })
            : t('list.returned')}
        </span>
        {confirmation ? <span>{t(`list.confirmation.${confirmation}`)}</span> : null}
      </div>
      {confirmation === 'waiting' ? (
        <div>
          <Button compact aria-label={t('list.answerOf', { amount: money })} onClick={onAnswer}>
            {t('list.answer')}
          </Button>
        </div>
      ) : null}
      <EntryDetail
        words={words}
        number={id}
        steps={[
          { event: t('list.requested'), at: requestedAt },
          { event: t(`status.${status}`), at: decidedAt },
        ]}
        timeOf={platformTime}
        onAsk={onAsk}
      />
      {reason ? <p className={css.reason}>{reason}</p> : null}
      {status === 'underReview' && !canCancel ? (
        <p className={css.entryWords}>{t('list.final')}</p>
      ) : null}
      {canCancel ? (
        <div>
          <Button compact aria-label={t('cancel.of', { amount: money })} onClick={onCancel}>
            {t('cancel.action')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Question({ request }: Props) {
  const t = useT('withdrawalRequest');
  const one = useSelector(request, selectQuestioned);
  const isCancelling = useSelector(request, selectIsCancelling);
  return (
    <ConfirmDialog
      open={one !== null}
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      tone="danger"
      busy={isCancelling}
      onConfirm={() => request.send({ type: 'cancel.confirm' })}
      onCancel={() => request.send({ type: 'cancel.keep' })}
    >
      {one ? t('cancel.text', { amount: formatMoney(one.amount, one.currencySymbol) }) : null}
    </ConfirmDialog>
  );
}
