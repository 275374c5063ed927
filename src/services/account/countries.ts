import type { Country } from '../../../contract/domain';
import { endpoints } from '../../../contract/endpoints';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** Countries and their dialing codes (spec §7 getCountryCode). */
export const createLoadCountries =
  (call: Call) =>
  async (signal?: AbortSignal): Promise<Country[]> =>
    valueOf(endpoints.countryCodes, await call(endpoints.countryCodes, {}, { signal }));
