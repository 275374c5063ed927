/**
 * Widths in px of the categories' names at 14 px in the site's fonts. The navigation uses them from
 * the first paint, so its rows do not move when the fonts arrive; `homeLayout.spec.ts` compares
 * them with the page.
 */
export const CATEGORY_WIDTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: {
    HOME: 39,
    FAV: 66,
    RNG: 32,
    LIVE: 69,
    FISH: 45,
    PVP: 86,
    LOTT: 46,
    ELOTT: 56,
    SPORTS: 42,
    ESPORTS: 54,
    COCKFIGHT: 62,
    PROMO: 72,
  },
  my: {
    HOME: 29,
    FAV: 99,
    RNG: 41,
    LIVE: 97,
    FISH: 43,
    PVP: 63,
    LOTT: 16,
    ELOTT: 72,
    SPORTS: 63,
    ESPORTS: 40,
    COCKFIGHT: 66,
    PROMO: 82,
  },
};
