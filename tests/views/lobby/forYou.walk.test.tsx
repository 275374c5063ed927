import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/lobby/forYou/forYou.cases';
import { forYouMachine } from '../../../machines/lobby/forYou/forYou.machine';
import type { ForYou as Facts } from '../../../machines/lobby/forYou/forYou.types';
import { countsMachine } from '../../../machines/member/counts/counts.machine';
import type { Counts } from '../../../machines/member/counts/counts.types';
import { favouritesMachine } from '../../../machines/lobby/favourites/favourites.machine';
import { recentGamesMachine } from '../../../machines/lobby/recentGames/recentGames.machine';
import type { Game } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import { ForYou } from '../../../src/features/lobby/lobby/ForYou';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import { createWorld, noCounts, player } from '../site/shell.world';

const start = async () => {
  const load = new Held<Facts>();
  const recent = new Held<Game[]>();
  const kept = new Held<Game[]>();
  const counted = new Held<Counts>();
  const counts = createActor(countsMachine.provide({ actors: { load: counted.logic } })).start();
  const loader = createActor(forYouMachine.provide({ actors: { load: load.logic } })).start();
  const recentGames = createActor(
    recentGamesMachine.provide({ actors: { load: recent.logic } }),
  ).start();
  const favourites = createActor(
    favouritesMachine.provide({ actors: { loadFavourites: kept.logic } }),
  ).start();
  await recent.answer([gameCase('1', { name: 'Koi' })]);
  await kept.answer([gameCase('1'), gameCase('2')]);
  await counted.answer(noCounts);
  await renderView(
    <ForYou
      app={createWorld().app}
      session={standInSession({ forYou: loader, counts, recentGames, favourites }, player).session}
    />,
  );
  return {
    load,
    loader,
    stop: () => [loader, counts, recentGames, favourites].map((one) => one.stop()),
  };
};
const row = () => screen.getByRole('region', { name: 'For you' });
const namesOf = (role: 'link' | 'button') =>
  within(within(row()).getByRole('list'))
    .getAllByRole(role)
    .map(({ textContent }) => textContent);
const GAMES = { first: 'Continue playing Koi ', last: 'Favourites 2 games ' };

walkLoader<Facts>({
  cases,
  start,
  expectWaiting: () => {
    expect(row()).toHaveAttribute('aria-busy', 'true');
    expect(within(row()).queryByRole('link')).toBeNull();
  },
  // What could not be read has no card; the games stay.
  expectFailed: () => {
    expect(namesOf('button')).toEqual([GAMES.first]);
    expect(namesOf('link')).toEqual([GAMES.last]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
  expectKnown: () => {
    expect(namesOf('button')).toEqual([GAMES.first]);
    expect(namesOf('link')).toEqual([
      'Deposit limit None is set You may set one',
      'Open deposit K20,000.00 Waiting for payment',
      'Withdrawal 1 request Under review',
      'Left to bet for a held bonus K96,000.00 ',
      'This week’s missions 2 of 5 finished ',
      'Next VIP level: Silver 75% of what it needs ',
      GAMES.last,
    ]);
  },
});
