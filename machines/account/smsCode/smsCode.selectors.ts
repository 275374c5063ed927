import type { CountdownSnapshot } from '../../site/countdown/countdown.machine';
import type { SmsCodeSnapshot } from './smsCode.machine';

export { readPhone, type Phone } from '../../../contract/phone';

/** A code can be asked for now. */
export const selectCanSend = (s: SmsCodeSnapshot) => s.matches({ send: 'idle', throttle: 'idle' });
/** From the request to the platform's answer. */
export const selectIsSending = (s: SmsCodeSnapshot) => s.hasTag('busy');
/** The last code that was asked for went out, be its countdown over or not. */
export const selectIsDelivered = (s: SmsCodeSnapshot) =>
  s.context.isSent && s.context.message === null && !s.hasTag('busy');
/** The wait until the next code; undefined while there is none. */
export const selectCountdown = (s: SmsCodeSnapshot) => s.children.countdown;
/** Seconds until the next code can be asked for. */
export const selectSecondsLeft = (s: CountdownSnapshot) => s.context.secondsLeft;
/** What the warning dialog says; null while there is none. */
export const selectWarning = (s: SmsCodeSnapshot) =>
  s.matches({ send: 'refusal' }) ? s.context.message : null;
/** What is wrong with the field; null while nothing is. */
export const selectFieldError = (s: SmsCodeSnapshot) => s.context.fieldError;
/** What goes back together with the code, where firebase sent it. */
export const selectReceipt = (s: SmsCodeSnapshot) => s.context.receipt;
