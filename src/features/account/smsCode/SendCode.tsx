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
  type Phone,
} from '../../../../machines/account/smsCode/smsCode.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { textOf } from '../../../ui/formText';
import * as css from './SendCode.css';

type Props = {
  code: SmsCodeRef;
  /**
   * The platform knows where the code goes: a second factor. Else the form says it, by
   * `countryDialingCode` and `mobileNum`.
   */
  withoutPhone?: boolean;
};

/**
 * Asks for a code, once the platform allows it (spec §4 SMS code send). Stands at the end of the
 * field that takes the code, or in any row that wraps.
 */
export function SendCode({ code, withoutPhone = false }: Props) {
  const t = useT('smsCode');
  const canSend = useSelector(code, selectCanSend);
  const isSending = useSelector(code, selectIsSending);
  const isDelivered = useSelector(code, selectIsDelivered);
  const countdown = useSelector(code, selectCountdown);
  const button = useRef<HTMLButtonElement>(null);
  const send = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    code.send({ type: 'code.send', phone: withoutPhone || !form ? null : read(form) });
  return (
    <>
      <Button ref={button} busy={isSending} disabled={!canSend} onClick={send}>
        {t('send')}
      </Button>
      <div className={css.words}>
        <p role="status">{isSending ? t('sending') : isDelivered ? t('sent') : null}</p>
        {countdown ? <TimeLeft countdown={countdown} /> : null}
      </div>
      <Warning code={code} button={button} />
    </>
  );
}

/** Role timer is not read out as it changes, only when a person comes to it. */
function TimeLeft({ countdown }: { countdown: CountdownRef }) {
  const t = useT('smsCode');
  const seconds = useSelector(countdown, selectSecondsLeft);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" className={css.timer}>
      {t('nextIn', { time })}
    </span>
  );
}

/** What the platform said of a code that could not be sent (spec §8 Product behaviour). */
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

const read = (form: HTMLFormElement): Phone => {
  const data = new FormData(form);
  return {
    countryDialingCode: textOf(data, 'countryDialingCode'),
    mobileNum: textOf(data, 'mobileNum'),
  };
};
