/**
 * When the login ends if nobody does anything: `at` on the platform's clock, which said `now` when
 * it was asked; this device's clock is behind it by `ahead`. All in milliseconds.
 */
export type Idle = {
  /** Null where the jurisdiction has no idle logout. */
  logout: { at: number; minutes: number } | null;
  now: number;
  ahead: number;
};
/** When the person last did something in the page, in epoch ms of this device; null to only ask. */
export type ActivityInput = { actedAt: number | null };
