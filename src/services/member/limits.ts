import type * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import type { limitsSchema } from '../../../contract/limits';
import type { ChangeOutcome } from '../../../machines/member/limitChange/limitChange.types';
import type { DeclineOutcome } from '../../../machines/member/limitPrompt/limitPrompt.types';
import type { ChangeLimit, LimitDesk, Limits } from '../../../machines/member/limits/limits.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { readPack } from './pack';

/** The limits of the member (issue 28). */
export const createLimits = ({ call, now }: Kit) => {
  const limitsOf = ({
    now: platformNow,
    ...limits
  }: v.InferOutput<typeof limitsSchema>): Limits => {
    const readAt = now();
    return { ...limits, readAt, ahead: platformNow - readAt };
  };
  return {
    /** The limits, and the pack that holds now: it may have changed since the page was opened. */
    readLimits: async (signal?: AbortSignal): Promise<LimitDesk> => {
      const [limits, pack] = await Promise.all([
        call(endpoints.limits, {}, { signal }),
        readPack(call, signal),
      ]);
      return { ...limitsOf(valueOf(endpoints.limits, limits)), pack };
    },
    /** Sent twice it has the effect of once. Leaving does not stop it. */
    sendChange: async (wish: ChangeLimit): Promise<ChangeOutcome> => {
      const outcome = await call(endpoints.changeLimit, wish);
      return outcome.kind === 'accepted'
        ? { kind: 'changed', limits: limitsOf(outcome.value) }
        : { kind: 'refused', message: outcome.message };
    },
    /** Leaves things as they are where the member was asked about a deposit limit. */
    declineLimit: async (signal?: AbortSignal): Promise<DeclineOutcome> => {
      const outcome = await call(endpoints.declineLimit, {}, { signal });
      return outcome.kind === 'accepted'
        ? { kind: 'declined' }
        : { kind: 'refused', message: outcome.message };
    },
  };
};
