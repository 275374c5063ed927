import { useSelector } from '@xstate/react';
import { useRef, type MouseEvent, type RefObject } from 'react';
import type { CountdownRef } from '../../../../machines/site/countdown/countdown.machine';
import type { SmsCodeRef } from '../../../../machines/account/smsCode/smsCode.machine';
import {
  selectCanSend,
  selectCountdown,
  selectIsDelivered,
  selectIsSending,
  selectSecondsLeft,
  selectWarning,
} from '../../../../machines/account/smsCode/smsCode.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { digits } from '../../../ui/time';
import { phoneOf } from './phoneOf';
import * as css from './SendCode.css';

type Props = {
  code: SmsCodeRef;
  /**
   * True for a second factor: the platform knows the number. Otherwise the form holds it, in
   * `countryDialingCode` and `mobileNum`.
   */
  withoutPhone?: boolean;
};

/**
 * The button that requests a code as soon as the platform allows it (spec §4 SMS code send). Place
 * it at the end of the code's field or in a row that wraps.
 */
export function SendCode({ code, withoutPhone = false }: Props) {
  const t = useT('smsCode');
  const canSend = useSelector(code, selectCanSend);
  const isSending = useSelector(code, selectIsSending);
  const isDelivered = useSelector(code, selectIsDelivered);
  const countdown = useSelector(code, selectCountdown);
  const button = useRef<HTMLButtonElement>(null);
  const send = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    code.send({ type: 'code.send', phone: withoutPhone || !form ? null : phoneOf(form) });
  return (
    <>
      <Button ref={button} busy={isSending} disabled={!canSend} onClick={send}>
        {t('send')}
      </Button>
      <div className={css.words}>
        <p role="status">
          {isSending ? t('sending') : isDelivered ? t(countdown ? 'sent' : 'sendAgain') : null}
        </p>
        {countdown ? <TimeLeft countdown={countdown} /> : null}
      </div>
      <Warning code={code} button={button} />
    </>
  );
}

/** The role `timer` is not announced at each change; a screen reader reads it on request. */
function TimeLeft({ countdown }: { countdown: CountdownRef }) {
  const t = useT('smsCode');
  const seconds = useSelector(countdown, selectSecondsLeft);
  const time = `${Math.floor(seconds / 60)}:${digits(seconds % 60)}`;
  return (
    <span role="timer" className={css.timer}>
      {t('nextIn', { time })}
    </span>
  );
}

/** The platform's reason for a code that could not be sent (spec §8 Product behaviour). */
function Warning({
  code,
  button,
}: {
  code: SmsCodeRef;
  button: RefObject<HTMLButtonElement | null>;
}) {
  const t = useT('smsCode');
  const say = useMessage('validation');
  const warning = useSelector(code, selectWarning);
  return (
    <ConfirmDialog
      open={warning !== null}
      title={t('notSent')}
      confirmLabel={t('confirm')}
      returnFocus={button}
      onConfirm={() => code.send({ type: 'warning.confirm' })}
    >
      {say(warning)}
    </ConfirmDialog>
  );
}
