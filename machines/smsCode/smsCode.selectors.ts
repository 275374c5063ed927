import type { CountdownRef } from '../countdown/countdown.machine';
import type { SmsCodeSnapshot } from './smsCode.machine';

export { readPhone } from '../../contract/phone';
export { selectSecondsLeft } from '../countdown/countdown.selectors';

export const selectCanSend = (s: SmsCodeSnapshot) => s.matches({ send: 'idle', throttle: 'rested' });
/** From the wish to the platform's answer. */
export const selectIsSending = (s: SmsCodeSnapshot) => s.hasTag('busy');
/** A code was sent, be its countdown over or not. */
export const selectIsSent = (s: SmsCodeSnapshot) => s.context.isSent;
export const selectCountdown = (s: SmsCodeSnapshot) => s.children.countdown as CountdownRef | undefined;
/** What the warning dialog says; null while there is none. */
export const selectWarning = (s: SmsCodeSnapshot) => (s.matches({ send: 'warning' }) ? s.context.message : null);
export const selectFieldError = (s: SmsCodeSnapshot) => s.context.fieldError;
/** What goes back together with the code, where firebase sent it. */
export const selectReceipt = (s: SmsCodeSnapshot) => s.context.receipt;
