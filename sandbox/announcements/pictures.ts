import type { Language } from '../../contract/constants';

/**
 * The address of a banner's picture; it contains the language so that a cache keeps both pictures.
 */
export const bannerAddress = (id: string, language: Language) =>
  `/media/banners/${id}.svg?lang=${language}`;

/** The address of a promotion's picture, which has no words. */
export const promotionAddress = (id: string) => `/media/promotions/${id}.svg`;
