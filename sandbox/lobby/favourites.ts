import { and, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  Favourite,
  favouriteListQuerySchema,
  favouriteListSchema,
} from '../../contract/memberGames';
import type { Database } from '../db/database';
import { favourites } from '../db/schema';
import { nodeOf } from './catalogue';
import type { Marks } from '../kit/services';
import { pageOf } from './gameList';

/**
 * A person's favourites as the front end stores them, the last one first (spec §3 Favourite
 * payload).
 */
export const favouritesOf = async (db: Database, userId: string): Promise<Favourite[]> =>
  db
    .select({ nodeId: favourites.nodeId, vendor: favourites.vendor, gameType: favourites.gameType })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.addedAt), favourites.nodeId);

/** The favourites as tiles, page by page, without games that the catalogue no longer has. */
export const favouriteTiles = async (
  db: Database,
  userId: string,
  { pageNo, pageSize, gameType, language }: v.InferOutput<typeof favouriteListQuerySchema>,
  marks: Marks,
): Promise<v.InferOutput<typeof favouriteListSchema>> => {
  const own = await favouritesOf(db, userId);
  const { games, ...page } = pageOf(
    own
      .filter((one) => gameType === undefined || one.gameType === gameType)
      .flatMap(({ nodeId }) => nodeOf(nodeId) ?? []),
    { pageNo, pageSize, language },
    marks,
  );
  return { content: games, ...page };
};

/** Adds a favourite; adding it again changes nothing. False for an unknown game. */
export const addFavourite = async (
  db: Database,
  userId: string,
  { nodeId }: Favourite,
  now: Date,
): Promise<boolean> => {
  const game = nodeOf(nodeId);
  if (!game) return false;
  await db
    .insert(favourites)
    .values({ userId, nodeId, vendor: game.vassalage, gameType: game.gameType, addedAt: now })
    .onConflictDoNothing();
  return true;
};

/** Removes a favourite; an unknown one is not an error. */
export const removeFavourite = async (
  db: Database,
  userId: string,
  { nodeId }: Favourite,
): Promise<void> => {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.nodeId, nodeId)));
};
