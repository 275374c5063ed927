import type { Language } from '../../contract/constants';
import type { Winner } from '../../contract/games';
import { Big } from 'big.js';
import { CURRENCY_SYMBOL } from '../base/currency';
import type { Services } from '../kit/services';
import { playBots } from './bots';
import { nodeOf, tileOf } from './catalogue';
import { settlePending } from './settle';
import { masked } from './masked';
import { recentWins } from './wins';

/** Spec §7 getWinnerBoard: the latest large wins of members' bets; the order is the rank. */
export const winnerBoard = async (
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount' | 'gamePace' | 'marks'>,
  { limit, language }: { limit: number; language: Language },
): Promise<Winner[]> => {
  await settlePending(services);
  await playBots(services);
  const marks = await services.marks();
  const wins = await recentWins(services.db, limit);
  return wins
    .flatMap(({ id, username, nodeId, amount }) => {
      const game = nodeOf(nodeId);
      return game && amount !== null
        ? {
            id: `w-${id}`,
            customerName: masked(username),
            winAmount: amount,
            currencySymbol: CURRENCY_SYMBOL,
            game: tileOf(game, language, marks),
          }
        : [];
    })
    .toSorted((a, b) => new Big(b.winAmount).cmp(a.winAmount));
};
