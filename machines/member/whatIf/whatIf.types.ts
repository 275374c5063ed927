import type { MoneyLimit, LimitPeriod } from '../../../contract/jurisdictions/pack';
import type { WhatIf, WhatIfAnswer } from '../../../contract/whatIf';

export type { MoneyLimit, LimitPeriod, WhatIf, WhatIfAnswer };
/** What the pack lets a member limit. */
export type WhatIfOptions = {
  kinds: readonly MoneyLimit[];
  periods: readonly LimitPeriod[];
  currencySymbol: string;
};

/** The amounts of the slider. */
export const STEPS = [3, 4, 5, 6, 7].flatMap((zeros) =>
  ['1', '2', '5'].map((digit) => digit + '0'.repeat(zeros)),
);
