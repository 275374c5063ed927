import type { Game } from '../../shared/game.types';

/** What the person chose for one game. */
export type FavouriteToggle = { game: Game; isWanted: boolean };

const without = (games: Game[], id: string) => games.filter((game) => game.id !== id);
/** The platform's list with the person's unsaved changes. */
export const toggledGames = ({
  games,
  toggles,
}: {
  games: Game[];
  toggles: FavouriteToggle[];
}): Game[] =>
  toggles.reduce(
    (list, { game, isWanted }) =>
      isWanted ? [game, ...without(list, game.id)] : without(list, game.id),
    games,
  );
