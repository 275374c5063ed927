import { Big } from 'big.js';
import type { PlayedGame } from '../db/schema';

const MINIMUM = '1';
const MAXIMUM = '100000';
const STAKES = ['1', '5', '10', '50', '100', '200', '500', '1000', '2000', '5000', '10000'];
const USUAL = '100';
/** What is chosen with one press. */
const QUICK = ['50', '100', '500', '1000', '5000'];

/** The stakes of a game: the amounts to choose from, those with a button each, and the bounds. */
export const stakesOf = ({ minimumBet }: Pick<PlayedGame, 'minimumBet'>) => {
  const minimum = minimumBet ?? MINIMUM;
  const larger = STAKES.filter((stake) => new Big(stake).gt(minimum));
  const stakes = [minimum, ...larger];
  return {
    stakes,
    quick: QUICK.filter((stake) => stakes.includes(stake)),
    usual: stakes.includes(USUAL) ? USUAL : minimum,
    minimum,
    maximum: MAXIMUM,
  };
};
