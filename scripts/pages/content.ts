import * as v from 'valibot';
import type { Language } from '../../contract/constants';
import { gameListSchema } from '../../contract/games';
import { announcementsSchema } from '../../contract/platform';
import type { Client } from '../../tests/sandbox/harness/client';
import type { Games } from '../bare/Lobby';

/** Tiles of a lobby. */
const TILES = 18;

/** The content of the comparison pages: the platform's own banners and games. */
export async function gamesOf(client: Client, language: Language): Promise<Games> {
  const banners = await client.call('announcements', {
    types: 'B',
    platform: 'W',
    execution: 'B',
  });
  const games = await client.call('gameList', {
    clientType: 3,
    platform: 'WEB',
    merchant: 'croupier',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: TILES,
    language,
  });
  return {
    banners: v.parse(announcementsSchema, banners.value).banners.map(({ imageUrl }) => imageUrl),
    games: v
      .parse(gameListSchema, games.value)
      .games.map(({ gameName, iconUrl }) => ({ name: gameName ?? '', picture: iconUrl ?? '' })),
  };
}
