import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../db/database';
import { rateCounts } from '../db/schema';
import type { RateLimitGroup, SettingsStore } from '../kit/settings';
import type { RateLimits } from '../kit/services';

/** Groups that count every call of a page: a shared count would cost more than it saves. */
const IN_MEMORY: ReadonlySet<RateLimitGroup> = new Set(['default', 'chat', 'bets']);

/**
 * Limits per group and caller. A change of the settings restarts every count. Processes that share
 * a database share the counts of what can be guessed.
 */
export const createRateLimits = (
  settings: SettingsStore,
  { db, isShared = false }: Pick<OpenDatabase, 'db' | 'isShared'>,
): RateLimits => {
  let limiters = new Map<RateLimitGroup, RateLimiterMemory | RateLimiterDrizzle>();
  const reset = () => {
    limiters = new Map();
  };
  settings.onChange(reset);

  const limiterOf = (group: RateLimitGroup) => {
    const known = limiters.get(group);
    if (known) return known;
    const { points, seconds } = settings.current().rateLimits[group];
    const limit = { keyPrefix: `${group} ${points}/${seconds}`, points, duration: seconds };
    const made =
      isShared && !IN_MEMORY.has(group)
        ? new RateLimiterDrizzle({ ...limit, storeClient: db, schema: rateCounts })
        : new RateLimiterMemory(limit);
    limiters.set(group, made);
    return made;
  };

  return {
    reset,
    take: async (group, caller) => {
      try {
        await limiterOf(group).consume(caller);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw refusal;
      }
    },
  };
};
