import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/lobby/recentGames/recentGames.cases';
import { recentGamesMachine } from '../../../machines/lobby/recentGames/recentGames.machine';
import type { Game } from '../../../machines/shared/game.types';
import { RecentGames } from '../../../src/features/lobby/gameList/RecentPage';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';
import { renderTile } from './games.world';

const start = async () => {
  const load = new Held<Game[]>();
  const loader = createActor(recentGamesMachine.provide({ actors: { load: load.logic } }));
  loader.start();
  await renderView(<RecentGames recent={loader} renderTile={renderTile} />);
  return { load, loader, stop: () => loader.stop() };
};

const expectWaiting = () => expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
const expectKnown = (games: Game[]) => {
  const tiles = within(screen.getByRole('list', { name: 'Recent games' })).getAllByRole('button');
  for (const [at, { name }] of games.entries()) expect(tiles[at]).toHaveAccessibleName(name);
  expect(tiles).toHaveLength(games.length);
  // It is read again when a game was closed, not because a person asks.
  expect(screen.queryByRole('alert')).toBeNull();
};

walkLoader({
  cases,
  start,
  expectWaiting,
  expectKnown,
});
