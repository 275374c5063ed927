import { and, gt, type SQL } from 'drizzle-orm';
import { sessions } from '../db/schema';
import type { Services } from '../kit/services';
import { packOf } from '../member/limits/check';

const MINUTE = 60_000;

/** What says whether a session is live: the time, and the rule of the idle logout. */
export type SessionRules = Pick<Services, 'settings' | 'clock'>;

/** Which sessions are live: those not expired, whose people were active as the pack demands. */
export const isLive = (rules: SessionRules): SQL | undefined =>
  and(gt(sessions.expiresAt, rules.clock.date()), isActive(rules));

const isActive = (rules: SessionRules): SQL | undefined => {
  const minutes = packOf(rules).idleLogout.value;
  return minutes === null ? undefined : gt(sessions.activeAt, rules.clock.date(-minutes * MINUTE));
};
