import { Big } from 'big.js';
import type { Language } from '../../contract/constants';
import type { Winner } from '../../contract/games';
import type { Database } from '../db/database';
import { gamesOf, nodeOf, tileOf, type Game } from './catalogue';
import { masked } from './masked';
import { pick } from './names';
import type { MadeUpWin } from '../kit/services';
import { recentWins } from './wins';
import { randomFrom } from '../base/random';
import { CURRENCY_SYMBOL } from '../base/currency';

const NAMES = [
  'thiri',
  'kyawzin',
  'nilar88',
  'zawgyi7',
  'hninsi',
  'aungmin',
  'susu99',
  'minthant',
  'phyoe',
  'eiei',
  'koko21',
  'yadanar',
  'lwin',
  'maythu',
  'bobo5',
  'sandar',
  'tunlin',
  'chawsu',
  'htet',
  'wai',
];
/**
 * From a jackpot down to a modest win, so that a real win finds its place among the first twelve.
 */
const AMOUNTS = [
  '186400.00',
  '92750.00',
  '48200.00',
  '25600.00',
  '13340.00',
  '7180.00',
  '3960.00',
  '2150.00',
  '980.00',
  '935.00',
  '890.00',
  '845.00',
  '790.00',
  '760.00',
  '715.00',
  '680.00',
  '655.00',
  '610.00',
  '575.00',
  '540.00',
] as const;
const HOUR = 60 * 60_000;

type Asked = {
  limit: number;
  slotGames: number;
  now: number;
  language: Language;
  madeUp: readonly MadeUpWin[];
};

/**
 * Spec §7 getWinnerBoard: the latest real wins, filled up with generated ones; the order is the
 * rank.
 */
export const winnerBoard = async (
  db: Database,
  { limit, slotGames, now, language, madeUp }: Asked,
): Promise<Winner[]> => {
  const wanted = madeUp.slice(-limit).flatMap(({ id, nodeId, amount, username }) => {
    const game = nodeOf(nodeId);
    return game ? [winner(`m-${id}`, username, new Big(amount).toFixed(2), game, language)] : [];
  });
  const real = (await recentWins(db, limit - wanted.length)).flatMap(
    ({ id, username, nodeId, amount }) => {
      const game = nodeOf(nodeId);
      return game && amount !== null ? [winner(`w-${id}`, username, amount, game, language)] : [];
    },
  );
  const others = invented(limit - wanted.length - real.length, slotGames, now, language);
  return [...wanted, ...real, ...others].toSorted((a, b) => new Big(b.winAmount).cmp(a.winAmount));
};

/** Every hour other members win at other games. */
const invented = (count: number, slotGames: number, now: number, language: Language): Winner[] => {
  const hour = Math.floor(now / HOUR);
  const random = randomFrom(hour);
  const slots = gamesOf('RNG', slotGames).slice(0, 200);
  const games = [...slots, ...gamesOf('FISH', 0), ...gamesOf('LIVE', 0).slice(0, 20)];
  return AMOUNTS.slice(0, Math.max(0, count)).map((amount, place) =>
    winner(
      `h-${hour}-${place}`,
      NAMES[(place + hour) % NAMES.length] ?? '',
      amount,
      pick(random, games),
      language,
    ),
  );
};

const winner = (
  id: string,
  username: string,
  winAmount: string,
  game: Game,
  language: Language,
): Winner => ({
  id,
  customerName: masked(username),
  winAmount,
  currencySymbol: CURRENCY_SYMBOL,
  game: tileOf(game, language),
});
