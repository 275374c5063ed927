import type { GameCategory } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { Tiles } from './tiles';

const CODE = /^\w{1,40}$/;

/**
 * The categories in which a vendor has games (spec §2 Routes: other paths trigger a game-vendor
 * load). Empty for an unknown vendor; a malformed code is not asked about.
 */
export const createFindVendor =
  (call: Call, { categoryOf }: Tiles) =>
  async ({ vassalage }: { vassalage: string }, signal?: AbortSignal): Promise<GameCategory[]> => {
    if (!CODE.test(vassalage)) return [];
    const { gameTypes } = valueOf(
      endpoints.vassalageGameType,
      await call(endpoints.vassalageGameType, { vassalage }, { signal }),
    );
    return gameTypes.map((gameType) => categoryOf(gameType, vassalage));
  };
