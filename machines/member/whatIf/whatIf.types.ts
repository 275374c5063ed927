import type { LimitKind, LimitPeriod } from '../../../contract/jurisdictions/pack';
import type { WhatIf, WhatIfAnswer } from '../../../contract/whatIf';

export type { LimitKind, LimitPeriod, WhatIf, WhatIfAnswer };
/** What the pack lets a member limit. */
export type WhatIfOptions = {
  kinds: readonly LimitKind[];
  periods: readonly LimitPeriod[];
  currencySymbol: string;
};
