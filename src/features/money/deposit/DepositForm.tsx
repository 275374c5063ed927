import { useSelector } from '@xstate/react';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import {
  selectAmount,
  selectCredit,
  selectDesk,
  selectFieldError,
  selectMessage,
  selectMethod,
} from '../../../../machines/money/deposit/deposit.selectors';
import type { DepositMethod } from '../../../../machines/money/deposit/deposit.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { AmountField } from '../../../ui/AmountField';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { plainFigure } from '../../../ui/digits';
import { EmptyState } from '../../../ui/EmptyState';
import { Wrench } from '../../../ui/icons';
import { formatBalance, formatMoney } from '../../../ui/money';
import { RadioCards } from '../../../ui/RadioCards';
import { SummaryForm } from '../../../ui/SummaryForm';
import * as css from './Deposit.css';
import { Headroom } from './Headroom';
import { PastDeposits } from './PastDeposits';
import { Sum, type OwnBalance } from './Sum';

type Props = {
  deposit: DepositRef;
  wallet: OwnBalance;
  onLimits: () => void;
  onAsk: (number: string) => void;
};

/** The form for the method and the amount. */
export function DepositForm({ deposit, wallet, onLimits, onAsk }: Props) {
  const t = useT('deposit');
  const say = useMessage('validation');
  const desk = useSelector(deposit, selectDesk);
  const method = useSelector(deposit, selectMethod);
  const message = useSelector(deposit, selectMessage);
  const fieldError = useSelector(deposit, selectFieldError);
  const amount = useSelector(deposit, selectAmount);
  const credit = useSelector(deposit, selectCredit);
  if (!desk) return null;
  const money = (value: string) => formatMoney(value, desk.currencySymbol);
  const aboutOf = ({ closed, note, minimum, maximum, fee }: DepositMethod) =>
    closed ??
    [
      note,
      t('bounds', { min: money(minimum), max: money(maximum) }),
      ...(Number(fee) > 0 ? [t('fee', { fee })] : []),
    ].join(' ');
  const methods = (
    <RadioCards
      legend={t('method')}
      name="method"
      value={method?.id ?? null}
      onSelect={(methodId) => deposit.send({ type: 'method.choose', methodId })}
      options={desk.methods.map((one) => ({
        value: one.id,
        label: one.name,
        about: aboutOf(one),
        picture: one.picture,
        disabled: one.closed !== null,
      }))}
    />
  );
  return (
    <>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {method ? (
        <SummaryForm
          refusal={fieldError}
          onSubmit={() => deposit.send({ type: 'form.submit' })}
          summary={
            <Sum
              amount={amount.trim()}
              credit={credit}
              method={method}
              wallet={wallet}
              symbol={desk.currencySymbol}
              isOfForm
            />
          }
          submitLabel={t('next')}
        >
          <Amount deposit={deposit} wallet={wallet} method={method} money={money} />
          {methods}
          <Headroom limits={desk.limits} money={money} onLimits={onLimits} />
        </SummaryForm>
      ) : (
        <div className={css.form}>
          {methods}
          <EmptyState icon={<Wrench size={28} />}>{t('allClosed')}</EmptyState>
        </div>
      )}
      <PastDeposits past={desk.past} symbol={desk.currencySymbol} onAsk={onAsk} />
    </>
  );
}

type OfMethod = Pick<Props, 'deposit' | 'wallet'> & {
  method: DepositMethod;
  money: (amount: string) => string;
};

function Amount({ deposit, wallet, method, money }: OfMethod) {
  const t = useT('deposit');
  const say = useMessage('validation');
  const desk = useSelector(deposit, selectDesk);
  const amount = useSelector(deposit, selectAmount);
  const fieldError = useSelector(deposit, selectFieldError);
  const choose = (chosen: string) => deposit.send({ type: 'amount.change', amount: chosen });
  const within = (desk?.quickAmounts ?? []).filter(
    (one) => Number(one) >= Number(method.minimum) && Number(one) <= Number(method.maximum),
  );
  return (
    <div className={css.amount}>
      <p className={css.balance}>
        {t('balance')}{' '}
        <span className={css.balanceAmount}>
          {wallet.balance === null
            ? '—'
            : formatBalance(wallet.balance, wallet.symbol, wallet.isHidden)}
        </span>
      </p>
      <AmountField
        name="amount"
        label={t('amount')}
        required
        value={amount}
        leading={desk?.currencySymbol}
        error={say(fieldError) ?? null}
        hint={t('bounds', { min: money(method.minimum), max: money(method.maximum) })}
        onChange={({ currentTarget }) => choose(plainFigure(currentTarget.value))}
      />
      <ChoiceChips
        label={t('quickAmounts')}
        name="quickAmount"
        value={within.find((one) => one === amount) ?? null}
        onSelect={choose}
        options={within.map((value) => ({
          value,
          label: formatMoney(value).replace(/\.00$/, ''),
        }))}
      />
    </div>
  );
}
