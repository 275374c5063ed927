import type { Language } from '../../contract/constants';

/** Where a banner's picture is; the language is in the address so that a cache keeps both. */
export const bannerAddress = (id: string, language: Language) =>
  `/media/banners/${id}.svg?lang=${language}`;

/** Where a promotion's picture is. It carries no words. */
export const promotionAddress = (id: string) => `/media/promotions/${id}.svg`;
