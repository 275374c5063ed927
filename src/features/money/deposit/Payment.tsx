import { useSelector } from '@xstate/react';
import type { CountdownRef } from '../../../../machines/site/countdown/countdown.machine';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import {
  selectDeadline,
  selectDesk,
  selectIsCancelAsked,
  selectIsCancelling,
  selectIsReporting,
  selectMessage,
  selectOrder,
} from '../../../../machines/money/deposit/deposit.selectors';
import type { Deposit } from '../../../../machines/money/deposit/deposit.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Countdown } from '../../../ui/Countdown';
import { useCopy } from '../../../ui/hooks/useCopy';
import { Facts } from '../../../ui/Facts';
import { IconButton } from '../../../ui/IconButton';
import { ArrowDownToLine, Check, Copy } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { QrCode } from '../../../ui/QrCode';
import { qrPicture } from '../../../ui/qrPicture';
import * as css from './Deposit.css';

type Props = { deposit: DepositRef };
export type CanSave = {
  /** Lets the browser save the picture of a QR code. */
  onSave: (name: string, picture: Blob) => void;
};

/** Where to pay, with which reference, and until when. */
export function Payment({ deposit, onSave }: Props & CanSave) {
  const t = useT('deposit');
  const order = useSelector(deposit, selectOrder);
  const symbol = useSelector(deposit, selectDesk)?.currencySymbol ?? '';
  return order ? (
    <div className={css.form}>
      <Deadline deposit={deposit} minutes={order.minutes} />
      <div className={css.pay}>
        <PayTo order={order} symbol={symbol} />
        {order.payTo.qr ? (
          <figure className={css.scan}>
            <QrCode
              value={order.payTo.qr}
              label={t('qr', { method: order.method.name })}
              size={180}
              margin={14}
            />
            <figcaption>
              {t('scan', { method: order.method.name })} {t('onThisPhone')}
            </figcaption>
            <SaveQr value={order.payTo.qr} name={`${order.id}.png`} onSave={onSave} />
          </figure>
        ) : null}
      </div>
      <ol role="list" className={css.steps}>
        {(['exact', 'reference', 'tell'] as const).map((step) => (
          <li key={step}>{t(`step.${step}`)}</li>
        ))}
      </ol>
      <Actions deposit={deposit} />
    </div>
  ) : null;
}

/** A phone cannot scan its own screen: the app of a wallet opens the picture instead. */
function SaveQr({ value, name, onSave }: CanSave & { value: string; name: string }) {
  const t = useT('deposit');
  return (
    <Button compact onClick={() => void qrPicture(value).then((picture) => onSave(name, picture))}>
      <ArrowDownToLine size={18} aria-hidden="true" />
      {t('saveQr')}
    </Button>
  );
}

function Deadline({ deposit, minutes }: Props & { minutes: number }) {
  const t = useT('deposit');
  const deadline = useSelector(deposit, selectDeadline);
  return (
    <div className={css.clock}>
      <span className={css.left}>
        {deadline ? <Left deadline={deadline} label={t('deadline.label')} /> : null}
      </span>
      <p className={css.clockText}>{t('deadline.text', { count: minutes })}</p>
    </div>
  );
}

function Left({ deadline, label }: { deadline: CountdownRef; label: string }) {
  const seconds = useSelector(deadline, (s) => s.context.secondsLeft);
  return <Countdown remaining={seconds * 1_000} label={label} />;
}

function PayTo({
  order: { method, payTo, amount, id },
  symbol,
}: {
  order: Deposit;
  symbol: string;
}) {
  const t = useT('deposit');
  const copied = (name: string, value: string, copies = value) => ({
    name,
    value: <Copied name={name} value={value} copies={copies} />,
  });
  return (
    <Facts
      facts={[
        { name: t('method'), value: method.name },
        copied(t('payTo.name'), payTo.name),
        copied(t('payTo.number'), payTo.number, payTo.number.replaceAll(' ', '')),
        copied(t('amount'), formatMoney(amount, symbol), amount),
        copied(t('reference'), id),
      ]}
    />
  );
}

/** A value to copy into the app of the wallet or bank. */
function Copied({ name, value, copies }: { name: string; value: string; copies: string }) {
  const t = useT('deposit');
  const { copied, copy } = useCopy();
  return (
    <span className={css.copied}>
      {value}
      <IconButton
        aria-label={t('copy', { name })}
        icon={copied === 'done' ? <Check size={18} /> : <Copy size={18} />}
        onClick={() => copy(copies)}
      />
      <span role="status" className={css.status}>
        {copied === 'done' ? t('copied', { name }) : copied === 'failed' ? t('copyFailed') : null}
      </span>
    </span>
  );
}

function Actions({ deposit }: Props) {
  const t = useT('deposit');
  const say = useMessage('deposit');
  const message = useSelector(deposit, selectMessage);
  const isReporting = useSelector(deposit, selectIsReporting);
  const isCancelAsked = useSelector(deposit, selectIsCancelAsked);
  const isCancelling = useSelector(deposit, selectIsCancelling);
  return (
    <>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <div className={css.buttons}>
        <Button
          tone="primary"
          busy={isReporting}
          onClick={() => deposit.send({ type: 'payment.report' })}
        >
          {t('paid')}
        </Button>
        <Button disabled={isReporting} onClick={() => deposit.send({ type: 'order.cancel' })}>
          {t('cancel.ask')}
        </Button>
      </div>
      <ConfirmDialog
        open={isCancelAsked}
        tone="danger"
        title={t('cancel.title')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        busy={isCancelling}
        onConfirm={() => deposit.send({ type: 'cancel.confirm' })}
        onCancel={() => deposit.send({ type: 'cancel.withdraw' })}
      >
        {t('cancel.text')}
      </ConfirmDialog>
    </>
  );
}
