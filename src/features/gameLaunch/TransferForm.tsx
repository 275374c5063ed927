import { useSelector } from '@xstate/react';
import type { WalletTransferRef } from '../../../machines/walletTransfer/walletTransfer.machine';
import { selectFieldErrors, selectGiven, selectIsBusy, selectMessage } from '../../../machines/walletTransfer/walletTransfer.selectors';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { figureOf } from '../../ui/formText';
import { formatMoney } from '../../ui/money';
import { Money } from '../../ui/Money';
import { TextField } from '../../ui/TextField';
import * as css from './Game.css';

/** Money to take along to a vendor with a wallet of its own (spec §7 GCS_walletTransfer), or none. */
export function TransferForm({ transfer }: { transfer: WalletTransferRef }) {
  const t = useT('games');
  const say = useMessage('validation');
  const { balance, vendorBalance, currencySymbol } = useSelector(transfer, selectGiven);
  const errors = useSelector(transfer, selectFieldErrors);
  const message = useSelector(transfer, selectMessage);
  const isBusy = useSelector(transfer, selectIsBusy);
  return (
    <Form refusal={errors} className={css.form} busy={isBusy} onSubmit={(data) => transfer.send({ type: 'form.submit', form: { amount: figureOf(data, 'amount') } })}>
      <h3>{t('transfer.title')}</h3>
      <p className={css.muted}>{t('transfer.text')}</p>
      <dl className={css.wallets}>
        <div className={css.wallet}><dt>{t('transfer.main')}</dt><dd><Money>{formatMoney(balance, currencySymbol)}</Money></dd></div>
        <div className={css.wallet}><dt>{t('transfer.vendor')}</dt><dd><Money>{formatMoney(vendorBalance, currencySymbol)}</Money></dd></div>
      </dl>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <TextField
        name="amount" label={t('transfer.amount')} inputMode="decimal" autoComplete="off" required readOnly={isBusy} maxLength={15}
        error={say(errors.amount) ?? null} onChange={() => transfer.send({ type: 'field.changed', field: 'amount' })}
      />
      <Button type="submit" tone="primary" fullWidth busy={isBusy}>{t('transfer.submit')}</Button>
      <p role="status" className={css.quiet}>{isBusy ? t('transfer.sending') : null}</p>
      <Button tone="ghost" fullWidth disabled={isBusy} onClick={() => transfer.send({ type: 'form.cancel' })}>{t('transfer.skip')}</Button>
    </Form>
  );
}
