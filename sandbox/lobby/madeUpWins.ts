import * as v from 'valibot';
import { positiveMoneySchema } from '../../contract/scalars';
import { nodeOf } from './catalogue';
import type { MadeUpWin, MadeUpWins } from '../kit/services';

/** A win on the board without a bet: `POST /sandbox/winners`. */
export const madeUpWinSchema = v.strictObject({
  nodeId: v.pipe(
    v.string(),
    v.check((nodeId) => nodeOf(nodeId) !== undefined, 'There is no such game.'),
  ),
  amount: positiveMoneySchema,
  username: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(30)), 'winner'),
});

/** The wins that QA added to the winner board, until the next reset. */
export const createMadeUpWins = (): MadeUpWins => {
  let wins: MadeUpWin[] = [];
  let last = 0;
  return {
    list: () => wins,
    add: (win) => {
      last += 1;
      const added = { ...win, id: last };
      wins = [...wins, added].slice(-KEPT);
      return added;
    },
    clear: () => {
      wins = [];
    },
  };
};

const KEPT = 20;
