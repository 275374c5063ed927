import { endpoints } from '../../../contract/endpoints';
import type { Vip } from '../../../machines/rewards/vip/vip.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** A member's VIP level (spec §3 Public state). */
export const createLoadVip =
  ({ call }: Kit) =>
  async (signal?: AbortSignal): Promise<Vip> =>
    valueOf(endpoints.vip, await call(endpoints.vip, {}, { signal }));
