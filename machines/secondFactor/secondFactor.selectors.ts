import type { CountdownRef, CountdownSnapshot } from '../countdown/countdown.machine';
import type { SecondFactorSnapshot } from './secondFactor.machine';

/** Which way is asked for, or which answer. */
export type SecondFactorScreen = 'choice' | 'challenge';

export const selectScreen = (s: SecondFactorSnapshot): SecondFactorScreen => (s.matches('choice') ? 'choice' : 'challenge');
export const selectMethods = (s: SecondFactorSnapshot) => s.context.challenge.methods;
export const selectMethod = (s: SecondFactorSnapshot) => s.context.method;
/** The masked address of the chosen method. */
export const selectHint = (s: SecondFactorSnapshot) =>
  s.context.challenge.methods.find(({ method }) => method === s.context.method)?.hint ?? null;
export const selectIsBusy = (s: SecondFactorSnapshot) => s.hasTag('busy');
export const selectIsSending = (s: SecondFactorSnapshot) => s.matches('sendingCode');
export const selectIsAnswering = (s: SecondFactorSnapshot) => s.matches('answering');
/** A code of the chosen method was sent, be its countdown over or not. */
export const selectIsSent = ({ context: { method, waits } }: SecondFactorSnapshot) => method !== null && waits[method] !== undefined;
export const selectCanResend = (s: SecondFactorSnapshot) => s.matches({ challenge: 'resendable' });
export const selectFieldError = (s: SecondFactorSnapshot) => s.context.fieldError;
export const selectMessage = (s: SecondFactorSnapshot) => s.context.message;
export const selectCountdown = (s: SecondFactorSnapshot) => s.children.countdown as CountdownRef | undefined;
export const selectSecondsLeft = (s: CountdownSnapshot) => s.context.secondsLeft;
