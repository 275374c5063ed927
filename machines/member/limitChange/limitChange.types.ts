import type { ChangeLimit, Limit, Limits } from '../limits/limits.types';

/** What the player wants of a limit, and the limit as it is. */
export type LimitChangeInput = { limit: Limit; wish: ChangeLimit };
/** The platform's answer. */
export type ChangeOutcome =
  | { kind: 'changed'; limits: Limits }
  | { kind: 'refused'; message: string };
/** How a change ends. */
export type LimitChangeOutput = ChangeOutcome | { kind: 'cancelled' };
