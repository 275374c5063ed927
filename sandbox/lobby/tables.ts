import type { GameCategory } from '../../contract/constants';
import { pick } from './names';

type Random = () => number;
/**
 * How many games of a category each of its vendors has, the first letter of their codes, and their
 * names.
 */
export type CategoryGames = {
  gameType: GameCategory;
  letter: string;
  counts: Readonly<Record<string, number>>;
  nameOf: (random: Random, number: number) => string;
};

const LIVE = [
  'Baccarat',
  'Speed Baccarat',
  'Dragon Tiger',
  'Roulette',
  'Auto Roulette',
  'Sic Bo',
  'Fan Tan',
  'Blackjack',
  'Shan Koe Mee',
  'Bull Bull',
  'Andar Bahar',
  'Three Card Poker',
];
const FISH_HEADS = [
  'Royal',
  'Golden',
  'Mega',
  'Deep Sea',
  'Dragon',
  'Lucky',
  'Thunder',
  'Happy',
  'Crab',
  'Jackpot',
  'Ocean',
  'Bomb',
  'Cannon',
  'Zombie',
  'Dinosaur',
];
const FISH_TAILS = [
  'Fishing',
  'Fishing War',
  'Hunter',
  'Fishing God',
  'Shark',
  'Paradise',
  'Fishing Star',
  'King',
  'Fishing Legend',
  'Catch',
];
const PVP = [
  'Shan Koe Mee',
  'Thirteen Cards',
  'Big Two',
  'Rummy',
  'Teen Patti',
  'Bull Fight',
  'Mahjong Duo',
  'Fight the Landlord',
  'Ludo',
  'Texas Hold’em',
  'Pok Deng',
  'Gin Rummy',
  'Burmese Poker',
  'Three Card Brag',
];
const PVP_ROOMS = ['', 'Classic', 'Quick', 'Masters'];
const ELOTT = [
  'Mega Keno',
  'Lucky Five',
  'Pick 3',
  'Pick 4',
  'Bitcoin Draw',
  'Racing 10',
  'Rocket Numbers',
  'Happy 8',
  'Colour Draw',
  'Big and Small',
  'Dice 3',
  'Lotto 6',
];

const letterOf = (number: number) => 'ABCDEF'[Math.floor(number / LIVE.length)] ?? 'V';

/** Everything but slots, sports and the draws of `lotteries.ts` (docs/decisions/0043). */
export const CATEGORY_GAMES: readonly CategoryGames[] = [
  {
    gameType: 'LIVE',
    letter: 'L',
    counts: { WM: 24, SEX: 24, SA: 24, EG: 24, YBG: 24 },
    nameOf: (random, number) => {
      const table = String(1 + Math.floor(random() * 60)).padStart(2, '0');
      return `${LIVE[number % LIVE.length]} ${letterOf(number)}${table}`;
    },
  },
  {
    gameType: 'FISH',
    letter: 'F',
    counts: { JL: 14, JDB: 12, FC: 12, CQ9: 12, YBG: 10 },
    nameOf: (random) => `${pick(random, FISH_HEADS)} ${pick(random, FISH_TAILS)}`,
  },
  {
    gameType: 'PVP',
    letter: 'P',
    counts: { JL: 14, HC: 14, YBG: 12 },
    nameOf: (_random, number) =>
      `${PVP[number % PVP.length]} ${PVP_ROOMS[Math.floor(number / PVP.length)] ?? ''}`.trim(),
  },
  {
    gameType: 'ELOTT',
    letter: 'E',
    counts: { TCG_SEA: 12, EG: 12, UG2: 12 },
    // These games draw with each bet; `lotteries.ts` has those with a time of their own.
    nameOf: (_random, number) => ELOTT[number % ELOTT.length] ?? '',
  },
];

/** How often a vendor has the next slot, in per cent. */
export const SLOT_SHARES: Readonly<Record<string, number>> = {
  JL: 16,
  JDB: 13,
  FC: 12,
  CQ9: 11,
  BNG: 10,
  HC: 8,
  YBG: 7,
  EG: 6,
  UG2: 6,
  WM: 5,
  SA: 4,
  AV: 2,
};
