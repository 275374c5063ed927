import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitGroup, SettingsStore } from '../kit/settings';
import type { RateLimits } from '../kit/services';

/** Limits per group and caller. A change of the settings restarts every count. */
export const createRateLimits = (settings: SettingsStore): RateLimits => {
  let limiters = new Map<RateLimitGroup, RateLimiterMemory>();
  const reset = () => {
    limiters = new Map();
  };
  settings.onChange(reset);

  const limiterOf = (group: RateLimitGroup) => {
    const known = limiters.get(group);
    if (known) return known;
    const { points, seconds } = settings.current().rateLimits[group];
    const made = new RateLimiterMemory({ points, duration: seconds });
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
