import { endpoints } from '../../../contract/endpoints';
import type { Fixtures } from '../../../machines/lobby/fixtures/fixtures.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** Milliseconds after which odds and scores are read again. */
const OLD = 10_000;

/** The running and coming matches. */
export const createFixtures = ({ call, clock, tiles, environment: { page } }: Kit) => ({
  load: async (signal?: AbortSignal): Promise<Fixtures> => {
    const { vendor, ...fixtures } = valueOf(
      endpoints.fixtures,
      await call(endpoints.fixtures, {}, { signal }),
    );
    return { ...fixtures, vendor: tiles.toVendor(vendor) };
  },
  /**
   * Says every ten seconds that the matches are old, but not while the page is hidden: then it says
   * so as the page comes into sight. Returns a function that stops it.
   */
  watch: (tell: () => void): (() => void) => {
    let last: number | undefined;
    return clock.tick((now) => {
      last ??= now;
      if (now - last < OLD || page.visibilityState !== 'visible') return;
      last = now;
      tell();
    });
  },
});
