import type { BannersSnapshot } from './banners.machine';

/** How the carousel moves (spec §9 Banner). */
export { BANNER } from '../../../contract/constants';

/** Null until they were read once. */
export const selectBannerList = (s: BannersSnapshot) => s.context.value;
/** The first read is under way. */
export const selectIsLoading = (s: BannersSnapshot) => s.matches('loading');
/** What to say of a read that failed; null otherwise. */
export const selectFault = (s: BannersSnapshot) => (s.matches('failed') ? s.context.message : null);
