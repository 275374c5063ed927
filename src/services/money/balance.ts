import { endpoints } from '../../../contract/endpoints';
import type { Balance } from '../../../contract/platform';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** The member's balance (spec §7 getBalanceV2). */
export const createLoadBalance =
  (call: Call) =>
  async (signal?: AbortSignal): Promise<Balance> =>
    valueOf(endpoints.balance, await call(endpoints.balance, {}, { signal }));
