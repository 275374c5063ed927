import { useSelector } from '@xstate/react';
import { isSaid } from '../../../../machines/shared/message.selectors';
import type { WithdrawalRequestRef } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import {
  selectAccount,
  selectAccountId,
  selectAmount,
  selectArrives,
  selectFee,
  selectFieldErrors,
  selectFree,
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
import { Facts } from '../../../ui/Facts';
import { asciiOf, figureOf, textOf } from '../../../ui/formText';
import { useAmountDraft } from '../../../ui/hooks/useAmountDraft';
import { formatMoney } from '../../../ui/money';
import { PaymentPasswordField } from '../../../ui/PaymentPasswordField';
import { RadioCards } from '../../../ui/RadioCards';
import { SummaryForm } from '../../../ui/SummaryForm';
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
  const free = useSelector(request, selectFree);
  const isOver = setup.leftToday === 0;
  return (
    <SummaryForm
      refusal={errors}
      onSubmit={(data) =>
        request.send({
          type: 'form.submit',
          form: {
            accountId: textOf(data, 'accountId'),
            amount: figureOf(data, 'amount'),
            paymentPassword: asciiOf(data, 'paymentPassword'),
          },
        })
      }
      summary={<Split request={request} setup={setup} />}
      last={
        <PaymentPasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={say(errors.paymentPassword) ?? null}
          isAlert={isSaid(errors.paymentPassword)}
          onChange={() => request.send({ type: 'field.changed', field: 'paymentPassword' })}
        />
      }
      submitLabel={t('next')}
      disabled={isOver}
    >
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {isOver ? <Alert tone="warning">{t('noneLeft', { count: setup.daily })}</Alert> : null}
      <Facts
        facts={[
          { name: t('balance'), value: money(setup.balance), isMain: !held },
          ...(held && free !== null
            ? [
                { name: t('held'), value: money(held.amount) },
                { name: t('free'), value: money(free), isMain: true },
              ]
            : []),
          {
            name: t('leftToday'),
            value: t('leftOf', { left: setup.leftToday, daily: setup.daily }),
          },
        ]}
      />
      {held ? (
        <p className={css.muted}>{t('heldUntil', { amount: money(held.turnoverLeft) })}</p>
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
      <div className={css.accounts}>
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
      </div>
    </SummaryForm>
  );
}

/** The account, the amount, the fee and the payout. */
function Split({
  request,
  setup: { currencySymbol, feePercent },
}: Props & { setup: WithdrawalSetup }) {
  const t = useT('withdrawalRequest');
  const language = useLanguageTag();
  const amount = useSelector(request, selectAmount).trim();
  const account = useSelector(request, selectAccount);
  const fee = useSelector(request, selectFee);
  const arrives = useSelector(request, selectArrives);
  const shown = (value: string | null) =>
    value === null ? '—' : formatMoney(value, currencySymbol);
  return (
    <Facts
      facts={[
        {
          name: t('amount'),
          value: shown(arrives === null ? null : amount),
          isMain: true,
          isBeside: true,
        },
        ...(account
          ? [
              {
                name: t('to'),
                value: `${t(`type.${account.type}`)} ${account.number}`,
                isBeside: true,
              },
            ]
          : []),
        ...(Number(feePercent) > 0
          ? [{ name: t('feeOf', { percent: Number(feePercent) }), value: shown(fee) }]
          : []),
        { name: t('arrives'), value: shown(arrives) },
        ...(arrives === null ? [] : [{ name: t('words'), value: amountInWords(amount, language) }]),
      ]}
    />
  );
}
