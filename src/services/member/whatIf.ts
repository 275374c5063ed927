import { endpoints } from '../../../contract/endpoints';
import { MONEY_LIMITS } from '../../../contract/jurisdictions/pack';
import type {
  WhatIf,
  WhatIfAnswer,
  WhatIfOptions,
} from '../../../machines/member/whatIf/whatIf.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { createLimits } from './limits';

/** The last days of the member under a limit that is thought of (issue 28). */
export const createWhatIf = (kit: Kit) => ({
  readOptions: async (signal?: AbortSignal): Promise<WhatIfOptions> => {
    const { pack, currencySymbol } = await createLimits(kit).readLimits(signal);
    const offered: readonly string[] = pack.limitKinds.value;
    const kinds = MONEY_LIMITS.filter((kind) => offered.includes(kind));
    return { kinds, periods: pack.limitPeriods.value, currencySymbol };
  },
  replay: async (limit: WhatIf, signal?: AbortSignal): Promise<WhatIfAnswer> =>
    valueOf(endpoints.whatIf, await kit.call(endpoints.whatIf, limit, { signal })),
});
