import type { SecondFactorSnapshot } from './secondFactor.machine';

/** The screens: the choice of a method, and the answer of each kind. */
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
/** True while a request is under way. */
export const selectIsBusy = (s: SecondFactorSnapshot) => s.hasTag('busy');
/** True while an answer is being checked. */
export const selectIsAnswering = (s: SecondFactorSnapshot) => s.matches('answering');
/** The code of the chosen method; undefined when the method sends none. */
export const selectCode = ({ context: { method }, children }: SecondFactorSnapshot) =>
  method === 'mobile' ? children.mobileCode : method === 'email' ? children.emailCode : undefined;
/** The error of the field; null when there is none. */
export const selectFieldError = (s: SecondFactorSnapshot) => s.context.fieldError;
/** The message shown; null when there is none. */
export const selectMessage = (s: SecondFactorSnapshot) => s.context.message;
