import type { BannersSnapshot } from './banners.machine';

/** How the carousel moves (spec §9 Banner). */
export { BANNER } from '../../../contract/constants';
/** The words of a banner's picture. */
export { wordsOfBanner } from '../../../contract/domain';

/** The banners; null until they were loaded once. */
export const selectBannerList = (s: BannersSnapshot) => s.context.value;
/** True during the first read. */
export const selectIsLoading = (s: BannersSnapshot) => s.matches('loading');
/** Why the read failed; null when it did not. */
export const selectFault = (s: BannersSnapshot) => (s.matches('failed') ? s.context.message : null);
