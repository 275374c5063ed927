import { endpoints } from '../../../../contract/endpoints';
import type { AffiliateOutcome } from '../../../../machines/account/registration/registration.types';
import type { Call } from '../../http/client';

/** Checks whether an invitation code exists (spec §4 Register 2). */
export const createCheckAffiliate =
  (call: Call, location: Pick<Location, 'href'>) =>
  async ({ code }: { code: string }, signal?: AbortSignal): Promise<AffiliateOutcome> => {
    const { kind } = await call(
      endpoints.affiliate,
      { code, domain: new URL(location.href).hostname },
      { signal },
    );
    return { kind };
  };
