import * as v from 'valibot';
import type { Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { hotGamesSchema, type GameTile } from '../../../contract/games';
import type { Game } from '../../../machines/shared/game.types';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { KeyValueStore } from '../storage';
import type { Tiles } from './tiles';

type Options = {
  call: Call;
  merchantCode: string;
  language: () => Language;
  tiles: Tiles;
  sessionStore: KeyValueStore;
};

const keptSchema = v.pipe(v.string(), v.parseJson(), hotGamesSchema);
/** Where they are kept for the browser session. */
export const keyOf = (language: Language) => `hotGames.${language}`;

/**
 * The hot games (spec §7 getHotGameList), kept for the browser session. A stored value that does
 * not fit is fetched again.
 */
export const createLoadHotGames = ({
  call,
  merchantCode,
  language,
  tiles,
  sessionStore,
}: Options) => {
  const ask = async (spoken: Language, signal?: AbortSignal): Promise<GameTile[]> => {
    const query = {
      merchantCode,
      isPlatform: true,
      vassalage: '',
      platform: 'WEB',
      language: spoken,
    } as const;
    const hot = valueOf(endpoints.hotGames, await call(endpoints.hotGames, query, { signal }));
    sessionStore.write(keyOf(spoken), JSON.stringify(hot));
    return hot;
  };
  return async (signal?: AbortSignal): Promise<Game[]> => {
    const spoken = language();
    const kept = v.safeParse(keptSchema, sessionStore.read(keyOf(spoken)));
    return (kept.success ? kept.output : await ask(spoken, signal)).map(tiles.toGame);
  };
};
