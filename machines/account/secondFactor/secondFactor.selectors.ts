import type { SecondFactorSnapshot } from './secondFactor.machine';

/** Which way is asked for, or which answer. */
export type SecondFactorScreen = 'choice' | 'challenge';

/** The screen that the state shows. */
export const selectScreen = (s: SecondFactorSnapshot): SecondFactorScreen =>
  s.matches('choice') ? 'choice' : 'challenge';
/** The methods that the platform offers. */
export const selectMethods = (s: SecondFactorSnapshot) => s.context.challenge.methods;
/** The chosen method; null before one is chosen. */
export const selectMethod = (s: SecondFactorSnapshot) => s.context.method;
/** The masked address of the chosen method. */
export const selectHint = (s: SecondFactorSnapshot) =>
  s.context.challenge.methods.find(({ method }) => method === s.context.method)?.hint ?? null;
/** A request is under way. */
export const selectIsBusy = (s: SecondFactorSnapshot) => s.hasTag('busy');
/** An answer is being checked. */
export const selectIsAnswering = (s: SecondFactorSnapshot) => s.matches('answering');
/** The code of the chosen way; undefined where the way has none to send. */
export const selectCode = ({ context: { method }, children }: SecondFactorSnapshot) =>
  method === 'mobile' ? children.mobileCode : method === 'email' ? children.emailCode : undefined;
/** What is wrong with the field; null while nothing is. */
export const selectFieldError = (s: SecondFactorSnapshot) => s.context.fieldError;
/** The message on show; null while there is none. */
export const selectMessage = (s: SecondFactorSnapshot) => s.context.message;
