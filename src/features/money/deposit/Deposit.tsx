import { useSelector } from '@xstate/react';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import {
  selectDesk,
  selectMessage,
  selectOrder,
  selectScreen,
} from '../../../../machines/money/deposit/deposit.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { formatMoney } from '../../../ui/money';
import { Waiting } from '../../../ui/Waiting';
import { Confirmation } from './Confirmation';
import * as css from './Deposit.css';
import { DepositForm } from './DepositForm';
import { Outcome } from './Outcome';
import { Payment, type CanSave } from './Payment';

type Props = CanSave & {
  deposit: DepositRef;
  /** Leads to the page of the member's own limits. */
  onLimits: () => void;
  /** Asks support about the number of a deposit. */
  onAsk: (number: string) => void;
};

/** Deposits (spec §2 Member centre menu pages, depositv2): an order, its payment and its result. */
export function Deposit({ deposit, onLimits, onAsk, onSave }: Props) {
  const t = useT('deposit');
  const screen = useSelector(deposit, selectScreen);
  const symbol = useSelector(deposit, selectDesk)?.currencySymbol;
  const order = useSelector(deposit, selectOrder);
  // The element that had the focus is gone: the heading of the new screen takes it. The form is the
  // first screen.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    screen === 'loading' || screen === 'failed' ? 'form' : screen,
  );
  return (
    <div className={css.place}>
      {screen === 'loading' || screen === 'failed' ? null : (
        <h4 ref={heading} tabIndex={-1} className={css.heading}>
          {t(`heading.${screen}`, { amount: formatMoney(order?.amount ?? '', symbol) })}
        </h4>
      )}
      <Body deposit={deposit} onLimits={onLimits} onAsk={onAsk} onSave={onSave} />
    </div>
  );
}

function Body({ deposit, onLimits, onAsk, onSave }: Props) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(deposit, selectScreen);
  const message = useSelector(deposit, selectMessage);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={3} height={72} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => deposit.send({ type: 'desk.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'form':
      return <DepositForm deposit={deposit} onLimits={onLimits} onAsk={onAsk} />;
    case 'confirmation':
      return <Confirmation deposit={deposit} />;
    case 'unpaid':
      return <Payment deposit={deposit} onSave={onSave} />;
    case 'checking':
    case 'credited':
    case 'notReceived':
    case 'expired':
    case 'cancelled':
      return <Outcome deposit={deposit} status={screen} />;
  }
}
