import { randomInt } from 'node:crypto';
import type { GameCategory } from '../../contract/constants';
import type { Settings } from '../kit/settings';

/** The looks and payouts of the demo game: one for every kind of category. */
export type Stage = 'reels' | 'fish' | 'cards' | 'score' | 'balls';

/** The stage of the demo game for a category. */
export const stageOf = (category: GameCategory): Stage => {
  switch (category) {
    case 'FISH':
      return 'fish';
    case 'LIVE':
    case 'PVP':
      return 'cards';
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return 'score';
    case 'LOTT':
    case 'ELOTT':
      return 'balls';
    default:
      return 'reels';
  }
};

const CHANCES = 10_000;
type Pay = readonly [times: number, chances: number];
/**
 * The factors of the stake that can be paid, each with its chances in ten thousand; each stage pays
 * back 96 %.
 */
export const PAYS: Readonly<Record<Stage, readonly Pay[]>> = {
  reels: [
    [100, 6],
    [25, 40],
    [10, 120],
    [5, 400],
    [2, 1_400],
    [1, 2_000],
  ],
  fish: [
    [50, 12],
    [20, 50],
    [10, 150],
    [5, 500],
    [2, 2_000],
  ],
  cards: [[2, 4_800]],
  score: [[2, 4_800]],
  balls: [
    [9, 700],
    [3, 1_100],
  ],
};

/**
 * The factor of the stake that a bet pays: a fair draw, or what QA has set; a win on demand is the
 * smallest one of the stage.
 */
export const decide = (
  stage: Stage,
  wanted: Settings['gameOutcome'],
  draw: (below: number) => number = randomInt,
): number => {
  switch (wanted) {
    case 'win':
      return Math.min(...PAYS[stage].map(([times]) => times).filter((times) => times > 1));
    case 'lose':
      return 0;
    case 'random':
      return drawn(PAYS[stage], draw(CHANCES));
  }
};

const drawn = (pays: readonly Pay[], chance: number): number => {
  let below = 0;
  for (const [times, chances] of pays) {
    below += chances;
    if (chance < below) return times;
  }
  return 0;
};

/** The factors of the stake that a stage pays, the largest first. */
export const paysOf = (stage: Stage): number[] =>
  PAYS[stage].map(([times]) => times).toSorted((a, b) => b - a);
