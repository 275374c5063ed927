import { DROP_DOWN_LARGE_ABOVE, type GameCategory } from '../../../contract/constants';
import type { Game, GameTarget } from '../../shared/game.types';
import { isListCategory } from '../../shared/routes';
import { pathOfCategory } from '../../shared/gameAddress';
import { vendorTarget } from '../../shared/vendorTarget';
import type { Vendor, VendorLane } from './vendors.types';

/** What a category's entry in the navigation opens. */
export type NavTarget = { kind: 'page'; path: string } | { kind: 'launch'; game: GameTarget };

/**
 * The page of a vendor's games (spec §2 Routes: query `vassalage`); null for a vendor whose own
 * lobby opens.
 */
export const vendorPath = ({ vendor, category }: Vendor): string | null =>
  isListCategory(category)
    ? `${pathOfCategory(category)}?${new URLSearchParams({ vassalage: vendor })}`
    : null;

/**
 * Spec §2 Main navigation: PVP, FISH and RNG have a page, and so has a category with more than one
 * vendor; a single vendor's game opens at once.
 */
export const navTargetOf = ({ category, vendors }: VendorLane): NavTarget => {
  const [only, ...others] = vendors;
  const hasPage =
    category === 'PVP' || category === 'FISH' || category === 'RNG' || others.length > 0 || !only;
  return hasPage
    ? { kind: 'page', path: pathOfCategory(category) ?? '/sports' }
    : { kind: 'launch', game: vendorTarget(only) };
};
/**
 * Categories that have a page of their own, in the order of the navigation; shown until the vendors
 * are loaded.
 */
export const EXPECTED_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
] as const satisfies readonly GameCategory[];
/** Spec §9 Header drop menu large layout. */
export const isLargeLane = ({ vendors }: VendorLane): boolean =>
  vendors.length > DROP_DOWN_LARGE_ABOVE;
/** The names of the vendors by their codes. */
export const makersOf = (lanes: readonly VendorLane[] | null) =>
  new Map(
    lanes?.flatMap(({ vendors }) => vendors.map(({ vendor, name }) => [vendor, name] as const)),
  );
/**
 * What stands below the cover of a game: its maker, and for a maker's own lobby the category, since
 * covers show the name in Latin letters (assumed). Undefined where the name stands there itself:
 * one in Burmese letters, or of a game whose maker is unknown.
 */
export const captionOf = (
  { name, vendor, category, code }: Game,
  makers: ReadonlyMap<string, string>,
  nameOf: (category: GameCategory) => string,
): string | undefined =>
  /[က-႟]/.test(name) ? undefined : code ? makers.get(vendor) : nameOf(category);
export { pathOfCategory, vendorTarget };
