import type { GameCategory } from '../../contract/constants';
import type { RequirementMeta } from './requirements';

/** The places of the site (spec §2 Routes). */
export type Place =
  | 'home'
  | 'login'
  | 'register'
  | 'member'
  | 'help'
  | 'agentLogin'
  | 'agentHome'
  | 'game'
  | 'gameList'
  | 'gameCentre'
  | 'favourites'
  | 'recent'
  | 'lottery'
  | 'promotions'
  | 'pointMall'
  | 'pause'
  | 'elsewhere';

/** `path`: the address of a place. */
export type PlaceMeta =
  | (RequirementMeta & { path?: undefined })
  | (Partial<RequirementMeta> & { path: string });

/** Game lists and centres by their address. */
export const CATEGORY_PATHS = {
  '/live': 'LIVE',
  '/fish': 'FISH',
  '/rng': 'RNG',
  '/pvp': 'PVP',
  '/sports': 'SPORTS',
  '/esports': 'ESPORTS',
  '/lott': 'LOTT',
  '/elott': 'ELOTT',
  /** assumed: the spec names no address for it (§9: split from sports by vassalage). */
  '/cockfight': 'COCKFIGHT',
} as const satisfies Record<string, GameCategory>;
/** Categories whose games are a list to search in; the others have a centre (spec §2 Routes). */
const LIST_CATEGORIES: readonly GameCategory[] = ['LIVE', 'FISH', 'RNG', 'PVP'];

const CATEGORIES: Partial<Record<string, GameCategory>> = CATEGORY_PATHS;
const PLACES: Partial<Record<string, Place>> = {
  '/': 'home',
  '/index': 'home',
  '/index.html': 'home',
  '/home': 'home',
  '/login': 'login',
  '/register': 'register',
  '/member': 'member',
  '/help': 'help',
  '/agent': 'agentLogin',
  '/agentHome': 'agentHome',
  '/favorite': 'favourites',
  '/recent': 'recent',
  '/lottery': 'lottery',
  '/seaLottery': 'lottery',
  '/vnLottery': 'lottery',
  '/promotions': 'promotions',
  '/pointMall': 'pointMall',
  '/pause': 'pause',
  '/seamless': 'game',
  '/lottert': 'game',
};
/** Members' pages: a visitor logs in first (spec §2 Routes, §6 Visitor). */
const MEMBER_PLACES: readonly Place[] = ['favourites', 'recent', 'lottery'];

/** An address without query, hash and trailing slash. */
export const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
/** The category of a game list or centre; null for any other address. */
export const categoryOf = (address: string): GameCategory | null =>
  CATEGORIES[pathOf(address)] ?? null;
/** True when the category has a list of games. */
export const isListCategory = (category: GameCategory) => LIST_CATEGORIES.includes(category);

/** A page of a centre has its address below the centre's, as in `/member/deposit`. */
const withoutPage = (path: string) => path.replace(/^(\/member|\/agentHome)\/.*/, '$1');

/** The place of an address. */
export const placeOf = (address: string): Place => {
  const path = pathOf(address);
  const category = categoryOf(path);
  return category
    ? isListCategory(category)
      ? 'gameList'
      : 'gameCentre'
    : (PLACES[withoutPage(path)] ?? 'elsewhere');
};
/** True when an address is for signed-in members only. */
export const isForMembers = (address: string) => MEMBER_PLACES.includes(placeOf(address));

/** The decoded text after `#`; empty for none. */
export const hashOf = (address: string): string => {
  const hash = /#(.*)$/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};
/** A parameter of the address's query; empty for none. */
export const parameterOf = (address: string, name: string): string =>
  new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '').get(name) ?? '';
