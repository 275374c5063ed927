import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import {
  selectDesk,
  selectLimitPrompt,
  selectMessage,
  selectOrder,
  selectScreen,
} from '../../../../machines/money/deposit/deposit.selectors';
import type { LimitPromptRef } from '../../../../machines/member/limitPrompt/limitPrompt.machine';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { formatMoney } from '../../../ui/money';
import { Waiting } from '../../../ui/Waiting';
import { Confirmation } from './Confirmation';
import * as css from './Deposit.css';
import { DepositForm } from './DepositForm';
import { Outcome } from './Outcome';
import { Payment, type CanSave } from './Payment';
import type { OwnBalance } from './Sum';

type Props = CanSave & {
  deposit: DepositRef;
  wallet: OwnBalance;
  /** Leads to the page of the member's own limits. */
  onLimits: () => void;
  /** The question about the deposit limit, where one is asked. */
  renderPrompt: (prompt: LimitPromptRef) => ReactNode;
  /** Asks support about the number of a deposit. */
  onAsk: (number: string) => void;
};

/** Deposits (spec §2 Member centre menu pages, depositv2): an order, its payment and its result. */
export function Deposit(props: Props) {
  const { deposit } = props;
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
    <div className={screen === 'form' ? css.wide : css.narrow}>
      {screen === 'loading' || screen === 'failed' ? null : (
        <h4 ref={heading} tabIndex={-1} className={css.heading}>
          {t(`heading.${screen}`, { amount: formatMoney(order?.amount ?? '', symbol) })}
        </h4>
      )}
      <Body {...props} />
    </div>
  );
}

function Body({ deposit, wallet, onLimits, onAsk, onSave, renderPrompt }: Props) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(deposit, selectScreen);
  const message = useSelector(deposit, selectMessage);
  const prompt = useSelector(deposit, selectLimitPrompt);
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
    case 'prompt':
      return (
        <>
          {message ? <Alert tone="danger">{say(message)}</Alert> : null}
          {prompt ? renderPrompt(prompt) : null}
        </>
      );
    case 'form':
      return <DepositForm deposit={deposit} wallet={wallet} onLimits={onLimits} onAsk={onAsk} />;
    case 'confirmation':
      return <Confirmation deposit={deposit} wallet={wallet} />;
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
