import type { CountdownSnapshot } from '../../site/countdown/countdown.machine';
import type { SmsCodeSnapshot } from './smsCode.machine';

export { readPhone, type Phone } from '../../../contract/phone';

/** True when a code can be requested. */
export const selectCanSend = (s: SmsCodeSnapshot) =>
  s.matches({ throttle: 'idle' }) && (s.matches({ send: 'idle' }) || isCorrected(s));
/** True while the typed number is another one than the code went to. */
const isCorrected = (s: SmsCodeSnapshot) => s.matches({ send: { cooldown: 'corrected' } });
/** True from the request to the platform's answer. */
export const selectIsSending = (s: SmsCodeSnapshot) => s.hasTag('busy');
/** True when the last requested code was sent, even after its countdown has ended. */
export const selectIsDelivered = (s: SmsCodeSnapshot) =>
  s.context.isSent && s.context.message === null && !s.hasTag('busy') && !isCorrected(s);
/** The countdown until the next code to the typed number; undefined when there is none. */
export const selectCountdown = (s: SmsCodeSnapshot) =>
  isCorrected(s) ? undefined : s.children.countdown;
/** Seconds until the next code can be requested. */
export const selectSecondsLeft = (s: CountdownSnapshot) => s.context.secondsLeft;
/** The text of the warning dialog; null when there is none. */
export const selectWarning = (s: SmsCodeSnapshot) =>
  s.matches({ send: 'refusal' }) ? s.context.message : null;
/** The error of the field; null when there is none. */
export const selectFieldError = (s: SmsCodeSnapshot) => s.context.fieldError;
/** Firebase's session, to be sent with the code; null when the platform sent the code. */
export const selectReceipt = (s: SmsCodeSnapshot) => s.context.receipt;
