import type { GameCategory } from '../../contract/constants';

/** The categories whose bets bring points. */
export const POINT_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
] as const satisfies readonly GameCategory[];
/** A category whose bets bring points. */
export type PointCategory = (typeof POINT_CATEGORIES)[number];
/** Points per Ks 1,000 of settled stakes, by category. */
export type PointRates = Record<PointCategory, string>;

/** The rates after a reset: one point in every category. */
export const USUAL_RATES: PointRates = {
  RNG: '1',
  LIVE: '1',
  FISH: '1',
  PVP: '1',
  LOTT: '1',
  ELOTT: '1',
  SPORTS: '1',
  ESPORTS: '1',
  COCKFIGHT: '1',
};
