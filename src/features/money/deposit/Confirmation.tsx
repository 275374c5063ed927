import { useSelector } from '@xstate/react';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import {
  selectAmount,
  selectCredit,
  selectDesk,
  selectIsPlacing,
  selectMessage,
  selectMethod,
} from '../../../../machines/money/deposit/deposit.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { NoAnswer } from '../../../ui/NoAnswer';
import { Button } from '../../../ui/Button';
import * as css from './Deposit.css';
import { Sum, type OwnBalance } from './Sum';

/** The order in words, to confirm before it is placed. */
export function Confirmation({ deposit, wallet }: { deposit: DepositRef; wallet: OwnBalance }) {
  const t = useT('deposit');
  const say = useMessage();
  const amount = useSelector(deposit, selectAmount).trim();
  const credit = useSelector(deposit, selectCredit);
  const method = useSelector(deposit, selectMethod);
  const symbol = useSelector(deposit, selectDesk)?.currencySymbol ?? '';
  const message = useSelector(deposit, selectMessage);
  const isPlacing = useSelector(deposit, selectIsPlacing);
  return (
    <div className={css.form} aria-busy={isPlacing || undefined}>
      {message && !isPlacing ? <NoAnswer known={say(message)} unsure={t('unsure')} /> : null}
      {method && credit ? (
        <Sum amount={amount} credit={credit} method={method} wallet={wallet} symbol={symbol} />
      ) : null}
      <div className={css.buttons}>
        <Button
          tone="primary"
          agrees
          busy={isPlacing}
          onClick={() => deposit.send({ type: 'order.place' })}
        >
          {t('place')}
        </Button>
        <Button disabled={isPlacing} onClick={() => deposit.send({ type: 'order.change' })}>
          {t('change')}
        </Button>
      </div>
      <p role="status" className={css.status}>
        {isPlacing ? t('placing') : null}
      </p>
    </div>
  );
}
