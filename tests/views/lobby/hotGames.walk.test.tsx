import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/lobby/hotGames/hotGames.cases';
import { hotGamesMachine } from '../../../machines/lobby/hotGames/hotGames.machine';
import type { Game } from '../../../machines/shared/game.types';
import { ListRow } from '../../../src/features/lobby/lobby/ListRow';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';
import { renderTile } from './games.world';

const start = async () => {
  const load = new Held<Game[]>();
  const loader = createActor(hotGamesMachine.provide({ actors: { load: load.logic } }));
  loader.start();
  await renderView(<ListRow section="HOT" list={loader} renderTile={renderTile} />);
  return { load, loader, stop: () => loader.stop() };
};
const row = () => screen.getByRole('region', { name: 'Hot games' });

const expectWaiting = () => expect(row()).toHaveAttribute('aria-busy', 'true');
const expectKnown = (games: Game[]) => {
  expect(row()).not.toHaveAttribute('aria-busy');
  for (const { name } of games)
    expect(within(within(row()).getByRole('list')).getByRole('button', { name })).toBeVisible();
  // It is read again after a change of language, not because a person asks.
  expect(screen.queryByRole('alert')).toBeNull();
};

walkLoader({
  cases,
  start,
  expectWaiting,
  expectKnown,
});
