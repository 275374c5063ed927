import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitGroup, SettingsStore } from '../kit/settings';

export type RateLimits = {
  /** Takes one point; the seconds to wait when none is left, null when there was one. */
  take(group: RateLimitGroup, caller: string): Promise<number | null>;
  reset(): void;
};

/** Limits per group and caller. A change of the settings starts every count anew. */
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
