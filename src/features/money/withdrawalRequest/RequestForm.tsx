import { useSelector } from '@xstate/react';
import type { WithdrawalRequestRef } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import {
  selectAccountId,
  selectAmount,
  selectArrives,
  selectFee,
  selectFieldErrors,
  selectHasRoom,
  selectHeld,
  selectMessage,
  selectSetup,
} from '../../../../machines/money/withdrawalRequest/withdrawalRequest.selectors';
import type { WithdrawalSetup } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import { useLanguageTag, useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { AmountField } from '../../../ui/AmountField';
import { amountInWords } from '../../../ui/amountInWords';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { figureOf, textOf } from '../../../ui/formText';
import { useAmountDraft } from '../../../ui/hooks/useAmountDraft';
import { formatMoney } from '../../../ui/money';
import { PasswordField } from '../../../ui/PasswordField';
import { RadioCards } from '../../../ui/RadioCards';
import * as css from './WithdrawalRequest.css';

type Props = { request: WithdrawalRequestRef };

/** The form for the account, the amount and the payment password. */
export function RequestForm({ request }: Props) {
  const setup = useSelector(request, selectSetup);
  return setup ? <Fields request={request} setup={setup} /> : null;
}

function Fields({ request, setup }: Props & { setup: WithdrawalSetup }) {
  const t = useT('withdrawalRequest');
  const say = useMessage('validation');
  const accountId = useSelector(request, selectAccountId);
  const [amount, changeAmount] = useAmountDraft(useSelector(request, selectAmount), (typed) =>
    request.send({ type: 'amount.typed', amount: typed }),
  );
  const hasRoom = useSelector(request, selectHasRoom);
  const errors = useSelector(request, selectFieldErrors);
  const message = useSelector(request, selectMessage);
  const money = (value: string) => formatMoney(value, setup.currencySymbol);
  const held = useSelector(request, selectHeld);
  const isOver = setup.leftToday === 0;
  return (
    <Form
      className={css.form}
      refusal={errors}
      onSubmit={(data) =>
        request.send({
          type: 'form.submit',
          form: {
            accountId: textOf(data, 'accountId'),
            amount: figureOf(data, 'amount'),
            paymentPassword: textOf(data, 'paymentPassword'),
          },
        })
      }
    >
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {isOver ? <Alert tone="warning">{t('noneLeft', { count: setup.daily })}</Alert> : null}
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.name}>{t('balance')}</dt>
          <dd className={css.amount}>{money(setup.balance)}</dd>
        </div>
        {held ? (
          <div className={css.fact}>
            <dt className={css.name}>{t('held')}</dt>
            <dd className={css.value}>{money(held.amount)}</dd>
          </div>
        ) : null}
        <div className={css.fact}>
          <dt className={css.name}>{t('leftToday')}</dt>
          <dd className={css.value}>
            {t('leftOf', { left: setup.leftToday, daily: setup.daily })}
          </dd>
        </div>
      </dl>
      {held ? (
        <p className={css.muted}>{t('heldUntil', { amount: money(held.turnoverLeft) })}</p>
      ) : null}
      <RadioCards
        legend={t('to')}
        name="accountId"
        value={accountId}
        onSelect={(chosen) => request.send({ type: 'account.choose', accountId: chosen })}
        options={setup.accounts.map(({ id, type, picture, holder, number }) => ({
          value: id,
          label: `${t(`type.${type}`)} ${number}`,
          about: holder,
          picture,
        }))}
      />
      {hasRoom ? (
        <div>
          <Button compact onClick={() => request.send({ type: 'account.add' })}>
            {t('account.add')}
          </Button>
        </div>
      ) : null}
      <AmountField
        name="amount"
        label={t('amount')}
        required
        value={amount}
        leading={setup.currencySymbol}
        error={say(errors.amount) ?? null}
        hint={t('bounds', { min: money(setup.minimum), max: money(setup.maximum) })}
        end={<Button onClick={() => request.send({ type: 'amount.fill' })}>{t('all')}</Button>}
        onChange={(event) => changeAmount(event.currentTarget.value)}
      />
      <Split request={request} setup={setup} />
      <PasswordField
        name="paymentPassword"
        label={t('password')}
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={say(errors.paymentPassword) ?? null}
        onChange={() => request.send({ type: 'field.changed', field: 'paymentPassword' })}
      />
      <div className={css.next}>
        <Button type="submit" tone="primary" fullWidth disabled={isOver}>
          {t('next')}
        </Button>
      </div>
    </Form>
  );
}

/** The fee and the payout of the typed amount. */
function Split({
  request,
  setup: { currencySymbol, feePercent },
}: Props & { setup: WithdrawalSetup }) {
  const t = useT('withdrawalRequest');
  const language = useLanguageTag();
  const amount = useSelector(request, selectAmount);
  const fee = useSelector(request, selectFee);
  const arrives = useSelector(request, selectArrives);
  const shown = (value: string | null) =>
    value === null ? '—' : formatMoney(value, currencySymbol);
  return (
    <dl className={css.facts}>
      {Number(feePercent) > 0 ? (
        <div className={css.fact}>
          <dt className={css.name}>{t('feeOf', { percent: Number(feePercent) })}</dt>
          <dd className={css.value}>{shown(fee)}</dd>
        </div>
      ) : null}
      <div className={css.fact}>
        <dt className={css.name}>{t('arrives')}</dt>
        <dd className={css.value}>{shown(arrives)}</dd>
      </div>
      {arrives === null ? null : (
        <div className={css.fact}>
          <dt className={css.name}>{t('words')}</dt>
          <dd className={css.value}>{amountInWords(amount.trim(), language)}</dd>
        </div>
      )}
    </dl>
  );
}
