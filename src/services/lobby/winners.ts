import { WINNER_BOARD_REQUESTED, type Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { WinnerEntry } from '../../../machines/lobby/winners/winners.types';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { Tiles } from './tiles';

/** The winner board (spec §7 getWinnerBoard); its order is the rank. */
export const createLoadWinners =
  (call: Call, language: () => Language, { toGame }: Tiles) =>
  async (signal?: AbortSignal): Promise<WinnerEntry[]> => {
    const query = {
      gameCategory: 'ALL',
      language: language(),
      limitNum: WINNER_BOARD_REQUESTED,
    } as const;
    const winners = valueOf(
      endpoints.winnerBoard,
      await call(endpoints.winnerBoard, query, { signal }),
    );
    return winners.map(({ id, customerName, winAmount, currencySymbol, game }, place) => ({
      id,
      rank: place + 1,
      customerName,
      amount: winAmount,
      currencySymbol,
      game: toGame(game),
    }));
  };
