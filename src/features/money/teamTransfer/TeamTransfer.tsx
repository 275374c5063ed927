import { useSelector } from '@xstate/react';
import { isSaid } from '../../../../machines/shared/message.selectors';
import type { TeamTransferRef } from '../../../../machines/money/teamTransfer/teamTransfer.machine';
import {
  selectAmount,
  selectFieldErrors,
  selectIsSending,
  selectIsUndecided,
  selectLimits,
  selectMessage,
  selectPaymentPassword,
  selectReceiver,
  selectScreen,
  selectSender,
} from '../../../../machines/money/teamTransfer/teamTransfer.selectors';
import { useLanguageTag, useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { NoAnswer } from '../../../ui/NoAnswer';
import { AmountField } from '../../../ui/AmountField';
import { amountInWords } from '../../../ui/amountInWords';
import { Button } from '../../../ui/Button';
import { ConfirmStep } from '../../../ui/ConfirmStep';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { FocusTarget } from '../../../ui/FocusTarget';
import { Form } from '../../../ui/Form';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Users } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { PaymentPasswordField } from '../../../ui/PaymentPasswordField';
import { asciiOf, figureOf } from '../../../ui/formText';
import { Waiting } from '../../../ui/Waiting';
import { PaymentPassword } from './PaymentPassword';
import * as css from './TeamTransfer.css';

type Props = { transfer: TeamTransferRef };
type PlaceProps = Props & { onClose?: (() => void) | undefined };

/** The transfer to a downline, as a dialog over a page (spec §1 agents). */
export function TeamTransferDialog({ actor: transfer }: { actor: TeamTransferRef }) {
  const t = useT('teamTransfer');
  const common = useT('common');
  const account = useSelector(transfer, selectReceiver);
  const isDone = useSelector(transfer, selectScreen) === 'done';
  const isSending = useSelector(transfer, selectIsSending);
  return (
    <Dialog
      open
      title={t('title.downline', { account })}
      closeLabel={common('close')}
      dismissable={!isSending}
      onDismiss={() => transfer.send({ type: isDone ? 'transfer.close' : 'form.cancel' })}
    >
      <TeamTransfer transfer={transfer} onClose={() => transfer.send({ type: 'transfer.close' })} />
    </Dialog>
  );
}

/**
 * A transfer to a downline or the upline (spec §1 agents, §2 Member centre): the amount, the
 * confirmation, the result. `onClose`: closes the dialog, if it is one.
 */
export function TeamTransfer({ transfer, onClose }: PlaceProps) {
  const screen = useSelector(transfer, selectScreen);
  // The element that had the focus is gone: the new screen takes it. The form is the first screen.
  const place = useFocusOnChange<HTMLElement>(
    screen === 'loading' || screen === 'failed' ? 'form' : screen,
  );
  return (
    <FocusTarget firstRef={place}>
      <Screen transfer={transfer} onClose={onClose} />
    </FocusTarget>
  );
}

function Screen({ transfer, onClose }: PlaceProps) {
  const t = useT('teamTransfer');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(transfer, selectScreen);
  const message = useSelector(transfer, selectMessage);
  const setting = useSelector(transfer, selectPaymentPassword);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={2} height={72} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => transfer.send({ type: 'limits.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'alone':
      return <EmptyState icon={<Users size={28} />}>{t('alone')}</EmptyState>;
    case 'unsecured':
      return setting ? (
        <PaymentPassword setting={setting} isLeavable={onClose !== undefined} />
      ) : null;
    case 'form':
      return <TransferForm transfer={transfer} />;
    case 'confirmation':
      return <Confirmation transfer={transfer} />;
    case 'done':
      return <Done transfer={transfer} onClose={onClose} />;
  }
}

function TransferForm({ transfer }: Props) {
  const t = useT('teamTransfer');
  const say = useMessage('validation');
  const limits = useSelector(transfer, selectLimits);
  const amount = useSelector(transfer, selectAmount);
  const errors = useSelector(transfer, selectFieldErrors);
  const message = useSelector(transfer, selectMessage);
  const account = useSelector(transfer, selectReceiver);
  const money = (value: string) => formatMoney(value, limits?.currencySymbol);
  return (
    <Form
      className={css.place}
      refusal={errors}
      onSubmit={(data) =>
        transfer.send({
          type: 'form.submit',
          form: {
            amount: figureOf(data, 'amount'),
            paymentPassword: asciiOf(data, 'paymentPassword'),
          },
        })
      }
    >
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.name}>{t('to')}</dt>
          <dd className={css.value}>{account}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.name}>{t('balance')}</dt>
          <dd className={css.value}>{money(limits?.balance ?? '')}</dd>
        </div>
      </dl>
      <div className={css.form}>
        <AmountField
          name="amount"
          label={t('amount')}
          required
          defaultValue={amount}
          leading={limits?.currencySymbol}
          error={say(errors.amount) ?? null}
          hint={t('bounds', {
            min: money(limits?.minimum ?? ''),
            max: money(limits?.maximum ?? ''),
          })}
          onChange={() => transfer.send({ type: 'field.changed', field: 'amount' })}
        />
        <PaymentPasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={say(errors.paymentPassword) ?? null}
          isAlert={isSaid(errors.paymentPassword)}
          onChange={() => transfer.send({ type: 'field.changed', field: 'paymentPassword' })}
        />
        <Button type="submit" tone="primary" fullWidth>
          {t('next')}
        </Button>
      </div>
    </Form>
  );
}

function Confirmation({ transfer }: Props) {
  const t = useT('teamTransfer');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(transfer, selectMessage);
  const language = useLanguageTag();
  const amount = useSelector(transfer, selectAmount);
  const symbol = useSelector(transfer, selectLimits)?.currencySymbol;
  const isSending = useSelector(transfer, selectIsSending);
  const isUndecided = useSelector(transfer, selectIsUndecided);
  const isUnanswered = isUndecided && !isSending;
  const facts = [
    ['from', useSelector(transfer, selectSender)],
    ['to', useSelector(transfer, selectReceiver)],
  ] as const;
  return (
    <ConfirmStep
      className={css.place}
      busy={isSending}
      busyLabel={t('sending')}
      confirmLabel={isUndecided ? common('retry') : t('confirm.send')}
      onConfirm={() => transfer.send({ type: 'transfer.confirm' })}
      backLabel={t('confirm.back')}
      onBack={() => transfer.send({ type: 'transfer.back' })}
    >
      <h3 className={css.heading}>{t(isUnanswered ? 'confirm.noAnswer' : 'confirm.title')}</h3>
      {isUnanswered ? <NoAnswer known={say(message)} unsure={t('confirm.unsure')} /> : null}
      <dl className={css.facts}>
        {facts.map(([key, value]) => (
          <div key={key} className={css.fact}>
            <dt className={css.name}>{t(key)}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
        <div className={css.fact}>
          <dt className={css.name}>{t('amount')}</dt>
          <dd className={css.amount}>{formatMoney(amount, symbol)}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.name}>{t('confirm.words')}</dt>
          <dd className={css.value}>{amountInWords(amount, language)}</dd>
        </div>
      </dl>
    </ConfirmStep>
  );
}

function Done({ transfer, onClose }: PlaceProps) {
  const t = useT('teamTransfer');
  const amount = useSelector(transfer, selectAmount);
  const limits = useSelector(transfer, selectLimits);
  const account = useSelector(transfer, selectReceiver);
  return (
    <div className={css.place}>
      <Alert tone="success">
        {t('done', { account, amount: formatMoney(amount, limits?.currencySymbol) })}
      </Alert>
      <p>{t('left', { balance: formatMoney(limits?.balance ?? '', limits?.currencySymbol) })}</p>
      <div className={css.buttons}>
        {onClose ? (
          <Button tone="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : null}
        <Button onClick={() => transfer.send({ type: 'transfer.another' })}>{t('another')}</Button>
      </div>
    </div>
  );
}
