import type { Promotion } from '../../../contract/domain';
import type { PopupsSnapshot } from './popups.machine';
import { selectPromotions } from './popups.selectors';

/** The categories of the promotions, each once. */
export const selectCategories = (s: PopupsSnapshot): string[] => [
  ...new Set((selectPromotions(s) ?? []).map(({ category }) => category)),
];
/** The category that is listed; null for all, also when the chosen one is gone. */
export const selectCategory = (s: PopupsSnapshot): string | null =>
  selectCategories(s).find((category) => category === s.context.category) ?? null;
/** The promotions of the category that is listed. */
export const selectListed = (s: PopupsSnapshot): Promotion[] => {
  const chosen = selectCategory(s);
  return (selectPromotions(s) ?? []).filter(
    ({ category }) => chosen === null || category === chosen,
  );
};
