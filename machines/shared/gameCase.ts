import type { Game } from './game.types';

/** A game for case files and tests. */
export const gameCase = (id: string, given: Partial<Game> = {}): Game => ({
  id,
  name: `Game ${id}`,
  vendor: 'JL',
  category: 'RNG',
  code: id,
  opensList: false,
  icon: `/media/games/${id}.svg`,
  isHot: false,
  isNew: false,
  ...given,
});
