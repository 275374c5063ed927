import { Big } from 'big.js';
import type { GameCategory } from '../../../contract/constants';

/** Stakes by category. */
export type Staked = Partial<Record<GameCategory, string>>;

/** The stakes that the rates are for. */
export const PER = 1_000;

/** The points of a day's stakes: added up over the categories, a part of a point is dropped. */
export const pointsFor = (staked: Staked, rates: Partial<Record<GameCategory, string>>): number =>
  Object.entries(staked)
    .reduce(
      (sum, [category, stake]) =>
        sum.plus(new Big(stake).times(rates[category as GameCategory] ?? 0)),
      new Big(0),
    )
    .div(PER)
    .round(0, Big.roundDown)
    .toNumber();

/** Adds up stakes by category. */
export const stakedIn = (
  bets: ReadonlyArray<{ gameType: GameCategory; stake: string }>,
): Staked => {
  const staked: Staked = {};
  for (const { gameType, stake } of bets)
    staked[gameType] = new Big(staked[gameType] ?? 0).plus(stake).toFixed(2);
  return staked;
};
