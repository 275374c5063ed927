import { hundredthsOf, isAmount } from '../../shared/amount';
import type { WhatIfSnapshot } from './whatIf.machine';
import { STEPS } from './whatIf.types';

/** What can be chosen; null before it is read. */
export const selectOptions = (s: WhatIfSnapshot) => s.context.options;
/** True when the choices could not be read. */
export const selectHasFailed = (s: WhatIfSnapshot) => s.matches('failed');
/** True while an answer is on its way, or waits for the last change. */
export const selectIsAsking = (s: WhatIfSnapshot) =>
  s.matches({ open: 'asking' }) || s.matches({ open: 'pause' });
/** The kind of the limit. */
export const selectKind = (s: WhatIfSnapshot) => s.context.kind;
/** The period of the limit. */
export const selectPeriod = (s: WhatIfSnapshot) => s.context.period;
/** The amount as it was typed. */
export const selectAmount = (s: WhatIfSnapshot) => s.context.amount;
/** The step of the slider: the highest one that is not above the amount. */
export const selectStep = (s: WhatIfSnapshot): number => {
  const { amount } = s.context;
  if (!isAmount(amount)) return 0;
  const above = STEPS.findIndex((step) => hundredthsOf(step) > hundredthsOf(amount));
  return above === -1 ? STEPS.length - 1 : Math.max(0, above - 1);
};
/** What the limit would have done; null while it is not known. */
export const selectAnswer = (s: WhatIfSnapshot) => s.context.answer;
/** Why the amount is none; null when it is one. */
export const selectFieldError = (s: WhatIfSnapshot) => s.context.fieldError;
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: WhatIfSnapshot) => s.context.message;
