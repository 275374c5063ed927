import type { StepUpSnapshot } from './stepUp.machine';
import type { StepUpMethod } from './stepUp.types';

/** What the dialog shows; the ways by their names, also while their proof is checked. */
export type StepUpScreen = 'loading' | 'failed' | 'gone' | StepUpMethod;

/** The screen that the state shows. */
export const selectScreen = (s: StepUpSnapshot): StepUpScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('gone')) return 'gone';
  if (s.matches('passkey') || s.matches('asking')) return 'passkey';
  if (s.matches('authenticator')) return 'authenticator';
  if (s.matches('paymentPassword')) return 'paymentPassword';
  return s.context.proof?.kind ?? 'loading';
};
/** What is to be proved; null until the platform has said it. */
export const selectStepUp = (s: StepUpSnapshot) => s.context.stepUp;
/** True while the device asks the person. */
export const selectIsAsking = (s: StepUpSnapshot) => s.matches('asking');
/** True while the proof is checked. */
export const selectIsProving = (s: StepUpSnapshot) => s.matches('proving');
/** The other way, where there is one and it can be chosen; null where not. */
export const selectOther = (s: StepUpSnapshot): 'passkey' | 'authenticator' | null => {
  if (!s.can({ type: 'method.change' })) return null;
  return s.matches('passkey') ? 'authenticator' : 'passkey';
};
/** The error of the field; null when there is none. */
export const selectFieldError = (s: StepUpSnapshot) => s.context.fieldError;
/** The message shown; null when there is none. */
export const selectMessage = (s: StepUpSnapshot) => s.context.message;
