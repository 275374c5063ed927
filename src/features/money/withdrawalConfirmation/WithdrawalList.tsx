import { useSelector } from '@xstate/react';
import type { WithdrawalConfirmationRef } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import {
  selectIsRefreshing,
  selectMessage,
  selectWithdrawals,
} from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.selectors';
import type { Withdrawal } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { useFocusHeading } from '../../../ui/hooks/useFocusHeading';
import { Wallet } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { platformTime } from '../../../i18n/platformTime';
import * as css from './withdrawalConfirmation.css';

const TONES = {
  waiting: 'action',
  received: 'success',
  partiallyReceived: 'info',
  notReceived: 'danger',
  autoReceived: 'neutral',
} as const;

/** All withdrawals, newest first. Those that wait can be answered, the others can be viewed. */
export function WithdrawalList({ confirmation }: { confirmation: WithdrawalConfirmationRef }) {
  const t = useT('withdrawalConfirmation');
  const say = useMessage();
  const withdrawals = useSelector(confirmation, selectWithdrawals);
  const isRefreshing = useSelector(confirmation, selectIsRefreshing);
  const message = useSelector(confirmation, selectMessage);
  const heading = useFocusHeading<HTMLHeadingElement>('list');
  return (
    <section
      aria-labelledby="withdrawal-list"
      aria-busy={isRefreshing || undefined}
      className={css.form}
    >
      <h3 id="withdrawal-list" ref={heading} tabIndex={-1} className={css.heading}>
        {t('list.title')}
      </h3>
      {message && !isRefreshing ? <Alert tone="danger">{say(message)}</Alert> : null}
      {withdrawals.length === 0 ? (
        <EmptyState icon={<Wallet size={28} />}>{t('list.empty')}</EmptyState>
      ) : (
        <ul role="list" className={css.list}>
          {withdrawals.map((withdrawal) => (
            <Entry
              key={withdrawal.id}
              withdrawal={withdrawal}
              onChoose={() => confirmation.send({ type: 'withdrawal.choose', id: withdrawal.id })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({
  withdrawal: { amount, currencySymbol, payer, status, timeline },
  onChoose,
}: {
  withdrawal: Withdrawal;
  onChoose: () => void;
}) {
  const t = useT('withdrawalConfirmation');
  const money = formatMoney(amount, currencySymbol);
  const paid = timeline.find(({ event }) => event === 'paid');
  const action = status === 'waiting' ? t('list.answer') : t('list.view');
  return (
    <li className={css.entry}>
      <div className={css.entryWords}>
        <span className={css.entryAmount}>{money}</span>
        <span className={css.muted}>
          {payer}
          {paid ? (
            <>
              {' '}
              · <time dateTime={new Date(paid.at).toISOString()}>{platformTime(paid.at)}</time>
            </>
          ) : null}
        </span>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <Button
        tone={status === 'waiting' ? 'primary' : 'secondary'}
        aria-label={t('of', { action, amount: money })}
        onClick={onChoose}
      >
        {action}
      </Button>
    </li>
  );
}
