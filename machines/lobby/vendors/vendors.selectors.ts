import { DROP_DOWN_LARGE_ABOVE, type GameCategory } from '../../../contract/constants';
import type { GameTarget } from '../../shared/game.types';
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
/** True when the games of a category are the lobbies of its vendors, one of each, and no other. */
export const areGamesLobbies = ({ vendors, games }: VendorLane): boolean =>
  games.length === vendors.length &&
  vendors.every(({ vendor }) => games.some((game) => game.vendor === vendor && game.code === ''));
/** Spec §9 Header drop menu large layout. */
export const isLargeLane = ({ vendors }: VendorLane): boolean =>
  vendors.length > DROP_DOWN_LARGE_ABOVE;
export { pathOfCategory, vendorTarget };
