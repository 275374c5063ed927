import { useSelector } from '@xstate/react';
import type { CountdownRef } from '../../../machines/countdown/countdown.machine';
import type { SecondFactorRef } from '../../../machines/secondFactor/secondFactor.machine';
import { selectCanResend, selectCountdown, selectIsSending, selectSecondsLeft } from '../../../machines/secondFactor/secondFactor.selectors';
import { useT } from '../../app/i18n';
import { Button } from '../../ui/Button';
import * as css from './SecondFactorScreen.css';

/** Asks for a new code, once the platform allows it (spec §4 SMS code send). */
export function Resend({ factor }: { factor: SecondFactorRef }) {
  const t = useT('secondFactor');
  const canResend = useSelector(factor, selectCanResend);
  const isSending = useSelector(factor, selectIsSending);
  const countdown = useSelector(factor, selectCountdown);
  return (
    <div className={css.resend}>
      <Button compact busy={isSending} disabled={!canResend} onClick={() => factor.send({ type: 'code.resend' })}>{t('resend')}</Button>
      {countdown ? <TimeLeft countdown={countdown} /> : null}
    </div>
  );
}

/** Role timer is not read out as it changes, only when a person comes to it. */
function TimeLeft({ countdown }: { countdown: CountdownRef }) {
  const t = useT('secondFactor');
  const seconds = useSelector(countdown, selectSecondsLeft);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span role="timer" className={css.timer}>{t('resendIn', { time })}</span>;
}
