import type { Country } from '../../../contract/countries';
import { endpoints } from '../../../contract/endpoints';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** Countries and their dialing codes (spec §7 getCountryCode). */
export const createLoadCountries =
  ({ call }: Kit) =>
  async (signal?: AbortSignal): Promise<Country[]> =>
    valueOf(endpoints.countryCodes, await call(endpoints.countryCodes, {}, { signal }));
