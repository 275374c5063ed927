import { useSelector } from '@xstate/react';
import type { WalletTransferRef } from '../../../../machines/money/walletTransfer/walletTransfer.machine';
import {
  selectAmount,
  selectFieldErrors,
  selectGiven,
  selectIsBusy,
  selectIsRead,
  selectLost,
  selectMessage,
  type LostStep,
} from '../../../../machines/money/walletTransfer/walletTransfer.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { AmountField } from '../../../ui/AmountField';
import { Button } from '../../../ui/Button';
import { FocusTarget } from '../../../ui/FocusTarget';
import { Form } from '../../../ui/Form';
import { figureOf } from '../../../ui/formText';
import { useAmountDraft } from '../../../ui/hooks/useAmountDraft';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { formatBalance } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { Spinner } from '../../../ui/Spinner';
import * as css from './TransferForm.css';

export type TransferFormProps = {
  transfer: WalletTransferRef;
  /** `along`: a transfer for a game that is about to open. */
  kind: 'along' | 'in' | 'out';
  /** The vendor's name. */
  vendor: string;
  /** True when the person hides balances. */
  isHidden: boolean;
};

/**
 * A transfer between the main wallet and a vendor's (spec §7 GCS_walletTransfer): the amount, and
 * the result when no answer comes.
 */
export function TransferForm(props: TransferFormProps) {
  const { transfer, kind, vendor } = props;
  const t = useT('wallets');
  const lost = useSelector(transfer, selectLost);
  // The field that had the focus is gone, or is shown again.
  const place = useFocusOnChange<HTMLElement>(lost === null ? 'form' : 'lost');
  const Heading = kind === 'along' ? 'h3' : 'h4';
  return (
    <FocusTarget firstRef={place}>
      <div className={css.form}>
        <Heading className={css.heading}>{t(`transfer.${kind}.title`, { vendor })}</Heading>
        <p className={css.muted}>{t(`transfer.${kind}.text`, { vendor })}</p>
        <Held {...props} />
        {lost === null ? <Fields {...props} /> : <Lost {...props} step={lost} />}
      </div>
    </FocusTarget>
  );
}

/** The balances of both wallets. */
function Held({ transfer, kind, vendor, isHidden }: TransferFormProps) {
  const t = useT('wallets');
  const { balance, vendorBalance, currencySymbol } = useSelector(transfer, selectGiven);
  const held = [
    [t('transfer.main'), balance],
    [kind === 'along' ? t('transfer.vendor') : vendor, vendorBalance],
  ] as const;
  return (
    <dl className={css.wallets}>
      {held.map(([name, amount]) => (
        <div key={name} className={css.wallet}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.held}>
            <Money>{formatBalance(amount, currencySymbol, isHidden)}</Money>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fields({ transfer, kind, vendor }: TransferFormProps) {
  const t = useT('wallets');
  const say = useMessage('validation');
  const [amount, changeAmount] = useAmountDraft(useSelector(transfer, selectAmount), (typed) =>
    transfer.send({ type: 'amount.typed', amount: typed }),
  );
  const errors = useSelector(transfer, selectFieldErrors);
  const message = useSelector(transfer, selectMessage);
  const isBusy = useSelector(transfer, selectIsBusy);
  const { currencySymbol } = useSelector(transfer, selectGiven);
  return (
    <Form
      refusal={errors}
      className={css.fields}
      busy={isBusy}
      onSubmit={(data) =>
        transfer.send({ type: 'form.submit', form: { amount: figureOf(data, 'amount') } })
      }
    >
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <AmountField
        name="amount"
        label={t('transfer.amount')}
        required
        readOnly={isBusy}
        value={amount}
        leading={currencySymbol}
        error={say(errors.amount) ?? null}
        onChange={(event) => changeAmount(event.currentTarget.value)}
        end={
          <Button disabled={isBusy} onClick={() => transfer.send({ type: 'amount.fill' })}>
            {t('transfer.all')}
          </Button>
        }
      />
      <Button type="submit" tone="primary" agrees fullWidth busy={isBusy}>
        {t(`transfer.${kind}.submit`, { vendor })}
      </Button>
      <p role="status" className={css.quiet}>
        {isBusy ? t('transfer.sending') : null}
      </p>
      <Button
        tone="ghost"
        fullWidth
        disabled={isBusy}
        onClick={() => transfer.send({ type: 'form.cancel' })}
      >
        {t(`transfer.${kind}.leave`)}
      </Button>
    </Form>
  );
}

/** Shown when no answer came: what is known, and a retry of the same transfer. */
function Lost({ transfer, kind, step, isHidden }: TransferFormProps & { step: LostStep }) {
  const t = useT('wallets');
  const say = useMessage();
  const isRead = useSelector(transfer, selectIsRead);
  const message = useSelector(transfer, selectMessage);
  const { currencySymbol } = useSelector(transfer, selectGiven);
  const amount = useSelector(transfer, selectAmount);
  const isResending = step === 'resending';
  if (step === 'checking')
    return (
      <div className={css.checking}>
        <Spinner />
        <p role="status">{t('transfer.lost.checking')}</p>
      </div>
    );
  return (
    <div className={css.fields} aria-busy={isResending || undefined}>
      <Alert tone="warning">
        <p>
          {t('transfer.lost.unclear', {
            amount: formatBalance(amount, currencySymbol, isHidden),
          })}{' '}
          {t(isRead ? 'transfer.lost.read' : 'transfer.lost.unread')}
        </p>
        <p>{t('transfer.lost.safe')}</p>
      </Alert>
      {message ? <p className={css.muted}>{say(message)}</p> : null}
      <Button
        tone="primary"
        agrees
        fullWidth
        busy={isResending}
        onClick={() => transfer.send({ type: 'transfer.retry' })}
      >
        {t('transfer.lost.retry')}
      </Button>
      <p role="status" className={css.quiet}>
        {isResending ? t('transfer.lost.resending') : null}
      </p>
      <Button
        tone="ghost"
        fullWidth
        disabled={isResending}
        onClick={() => transfer.send({ type: 'form.cancel' })}
      >
        {t(`transfer.${kind}.goOn`)}
      </Button>
    </div>
  );
}
