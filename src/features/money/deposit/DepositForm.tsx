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
import { Button } from '../../../ui/Button';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { plainFigure } from '../../../ui/digits';
import { EmptyState } from '../../../ui/EmptyState';
import { Form } from '../../../ui/Form';
import { Wrench } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { RadioCards } from '../../../ui/RadioCards';
import * as css from './Deposit.css';
import { Headroom } from './Headroom';
import { PastDeposits } from './PastDeposits';
import { Sum } from './Sum';

type Props = {
  deposit: DepositRef;
  onLimits: () => void;
  onAsk: (number: string) => void;
};

/** The form for the method and the amount. */
export function DepositForm({ deposit, onLimits, onAsk }: Props) {
  const t = useT('deposit');
  const say = useMessage('validation');
  const desk = useSelector(deposit, selectDesk);
  const method = useSelector(deposit, selectMethod);
  const message = useSelector(deposit, selectMessage);
  const fieldError = useSelector(deposit, selectFieldError);
  if (!desk) return null;
  const money = (amount: string) => formatMoney(amount, desk.currencySymbol);
  const aboutOf = ({ closed, note, minimum, maximum, fee }: DepositMethod) =>
    closed ??
    [
      note,
      t('bounds', { min: money(minimum), max: money(maximum) }),
      ...(Number(fee) > 0 ? [t('fee', { fee })] : []),
    ].join(' ');
  return (
    <>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <Form
        className={css.form}
        refusal={fieldError}
        onSubmit={() => deposit.send({ type: 'form.submit' })}
      >
        {method ? <Amount deposit={deposit} method={method} money={money} /> : null}
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
        {method ? (
          <Rest deposit={deposit} onLimits={onLimits} method={method} money={money} />
        ) : (
          <EmptyState icon={<Wrench size={28} />}>{t('allClosed')}</EmptyState>
        )}
      </Form>
      <PastDeposits past={desk.past} symbol={desk.currencySymbol} onAsk={onAsk} />
    </>
  );
}

type OfMethod = Pick<Props, 'deposit'> & {
  method: DepositMethod;
  money: (amount: string) => string;
};

function Amount({ deposit, method, money }: OfMethod) {
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

/** What the choice comes to, below the methods. */
function Rest({ deposit, onLimits, method, money }: OfMethod & Pick<Props, 'onLimits'>) {
  const t = useT('deposit');
  const desk = useSelector(deposit, selectDesk);
  const amount = useSelector(deposit, selectAmount);
  const credit = useSelector(deposit, selectCredit);
  return (
    <>
      <Headroom limits={desk?.limits ?? []} money={money} onLimits={onLimits} />
      {credit ? (
        <Sum
          amount={amount.trim()}
          credit={credit}
          method={method}
          symbol={desk?.currencySymbol ?? ''}
        />
      ) : null}
      <div className={css.next}>
        <Button type="submit" tone="primary" fullWidth>
          {t('next')}
        </Button>
      </div>
    </>
  );
}
