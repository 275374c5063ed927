import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/lobby/hotGames/hotGames.cases';
import { hotGamesMachine } from '../../../machines/lobby/hotGames/hotGames.machine';
import type { Game } from '../../../machines/shared/game.types';
import { ListShelf } from '../../../src/features/lobby/lobby/ListShelf';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';
import { renderTile } from './games.world';

const start = async () => {
  const load = new Held<Game[]>();
  const loader = createActor(hotGamesMachine.provide({ actors: { load: load.logic } }));
  loader.start();
  await renderView(<ListShelf section="HOT" list={loader} renderTile={renderTile} />);
  return { load, loader, stop: () => loader.stop() };
};
const shelf = () => screen.getByRole('region', { name: 'Hot games' });

const expectWaiting = () => expect(shelf()).toHaveAttribute('aria-busy', 'true');
const expectKnown = (games: Game[]) => {
  expect(shelf()).not.toHaveAttribute('aria-busy');
  for (const { name } of games)
    expect(within(within(shelf()).getByRole('list')).getByRole('button', { name })).toBeVisible();
  // It is read anew after a change of language, not because a person asks.
  expect(screen.queryByRole('alert')).toBeNull();
};

walkLoader({
  cases,
  start,
  expectWaiting,
  expectKnown,
});
