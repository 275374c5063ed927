import type { LimitKind, LimitPeriod, Pack } from '../../../contract/jurisdictions/pack';
import type { ChangeLimit, Limit, LimitEntry } from '../../../contract/limits';

export type { ChangeLimit, Limit, LimitEntry, LimitKind, LimitPeriod, Pack };
/**
 * A member's limits. `readAt`: when they were loaded; `ahead`: how many ms the platform's clock is
 * ahead of this device's.
 */
export type Limits = {
  limits: Limit[];
  history: LimitEntry[];
  currencySymbol: string;
  readAt: number;
  ahead: number;
};
/** The limits, and the rules under which they change. */
export type LimitDesk = Limits & { pack: Pack };
