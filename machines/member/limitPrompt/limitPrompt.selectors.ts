import type { LimitPromptSnapshot } from './limitPrompt.machine';

/** What is asked. */
export const selectPrompt = (s: LimitPromptSnapshot) => s.context.prompt;
/** The symbol of the currency. */
export const selectCurrencySymbol = (s: LimitPromptSnapshot) => s.context.currencySymbol;
/** The period chosen. */
export const selectPeriod = (s: LimitPromptSnapshot) => s.context.period;
/** The amount as typed. */
export const selectAmount = (s: LimitPromptSnapshot) => s.context.amount;
/** Why the amount was not taken; null when it was. */
export const selectFieldError = (s: LimitPromptSnapshot) => s.context.fieldError;
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: LimitPromptSnapshot) => s.context.message;
/** True while the limit is being set. */
export const selectIsSetting = (s: LimitPromptSnapshot) => s.matches('setting');
/** True while the answer that leaves things as they are is being sent. */
export const selectIsDeclining = (s: LimitPromptSnapshot) => s.matches('declining');
