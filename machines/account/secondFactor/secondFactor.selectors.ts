import type { SecondFactorSnapshot } from './secondFactor.machine';

/** Which way is asked for, or which answer. */
export type SecondFactorScreen = 'choice' | 'challenge';

export const selectScreen = (s: SecondFactorSnapshot): SecondFactorScreen =>
  s.matches('choice') ? 'choice' : 'challenge';
export const selectMethods = (s: SecondFactorSnapshot) => s.context.challenge.methods;
export const selectMethod = (s: SecondFactorSnapshot) => s.context.method;
/** The masked address of the chosen method. */
export const selectHint = (s: SecondFactorSnapshot) =>
  s.context.challenge.methods.find(({ method }) => method === s.context.method)?.hint ?? null;
export const selectIsBusy = (s: SecondFactorSnapshot) => s.hasTag('busy');
export const selectIsAnswering = (s: SecondFactorSnapshot) => s.matches('answering');
/** The code of the chosen way; undefined where the way has none to send. */
export const selectCode = ({ context: { method }, children }: SecondFactorSnapshot) =>
  method === 'mobile' ? children.mobileCode : method === 'email' ? children.emailCode : undefined;
export const selectFieldError = (s: SecondFactorSnapshot) => s.context.fieldError;
export const selectMessage = (s: SecondFactorSnapshot) => s.context.message;
