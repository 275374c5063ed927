import { useSelector } from '@xstate/react';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import {
  selectDesk,
  selectMessage,
  selectOrder,
} from '../../../../machines/money/deposit/deposit.selectors';
import type { DepositStatus } from '../../../../machines/money/deposit/deposit.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Facts } from '../../../ui/Facts';
import { formatMoney } from '../../../ui/money';
import { Spinner } from '../../../ui/Spinner';
import * as css from './Deposit.css';

const TONES = {
  credited: 'success',
  notReceived: 'danger',
  expired: 'warning',
  cancelled: 'info',
} as const;

/** The result of an order; `checking`: the platform looks for the payment. */
export function Outcome({
  deposit,
  status,
}: {
  deposit: DepositRef;
  status: Exclude<DepositStatus, 'unpaid'>;
}) {
  const t = useT('deposit');
  const say = useMessage();
  const order = useSelector(deposit, selectOrder);
  const symbol = useSelector(deposit, selectDesk)?.currencySymbol ?? '';
  const message = useSelector(deposit, selectMessage);
  if (!order) return null;
  const words = t(`outcome.${status}`, {
    amount: formatMoney(order.credit, symbol),
    method: order.method.name,
    reference: order.id,
  });
  return (
    <div className={css.form}>
      {status === 'checking' ? (
        <>
          <Spinner label={t('looking')} />
          <p className={css.lead}>{words}</p>
        </>
      ) : (
        <Alert tone={TONES[status]}>{words}</Alert>
      )}
      {status === 'checking' && message ? <Alert tone="warning">{say(message)}</Alert> : null}
      <Facts
        facts={[
          { name: t('method'), value: order.method.name },
          { name: t('amount'), value: formatMoney(order.amount, symbol) },
          { name: t('credited'), value: formatMoney(order.credit, symbol) },
          { name: t('reference'), value: order.id },
        ]}
      />
      {status === 'checking' ? null : (
        <div className={css.buttons}>
          <Button tone="primary" onClick={() => deposit.send({ type: 'deposit.another' })}>
            {t('another')}
          </Button>
        </div>
      )}
    </div>
  );
}
