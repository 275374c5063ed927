import type { ChangeLimit, Limit, LimitEntry } from '../../../contract/limits';

export type { ChangeLimit, Limit };
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

/** What the player wants of a limit, and the limit as it is. */
export type LimitChangeInput = { limit: Limit; wish: ChangeLimit };
/** The platform's answer. */
export type ChangeOutcome =
  | { kind: 'changed'; limits: Limits }
  | { kind: 'refused'; message: string };
/** How a change ends. */
export type LimitChangeOutput = ChangeOutcome | { kind: 'cancelled' };
