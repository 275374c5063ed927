import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type EventFrom, type StateValue } from 'xstate';
import { FAVOURITE_TOGGLE_THROTTLE } from '../../../contract/constants';
import { cases } from '../../../machines/lobby/favourites/favourites.cases';
import {
  favouritesMachine,
  type SaveOutcome,
} from '../../../machines/lobby/favourites/favourites.machine';
import type { FavouriteToggle } from '../../../machines/lobby/favourites/favourites.toggles';
import type { Game } from '../../../machines/shared/game.types';
import { Favourites } from '../../../src/features/lobby/gameList/FavouritesPage';
import { GameTile } from '../../../src/ui/GameTile';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type FavouritesEvent = EventFrom<typeof favouritesMachine>;
type Child = 'loadFavourites' | 'saveFavourite';
type Step = FavouritesEvent['type'] | `xstate.${'done' | 'error'}.actor.${Child}`;

const renderFavourites = async () => {
  const ports = {
    loadFavourites: new Held<Game[]>(),
    saveFavourite: new Held<SaveOutcome, FavouriteToggle>(),
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    favouritesMachine.provide({
      actors: {
        loadFavourites: ports.loadFavourites.logic,
        saveFavourite: ports.saveFavourite.logic,
      },
    }),
    { clock },
  );
  actor.start();
  const toggle = (game: Game) => actor.send({ type: 'favourite.toggle', game });
  await renderView(
    <Favourites
      favourites={actor}
      empty={<p>No game has a heart.</p>}
      renderTile={(game) => (
        <GameTile
          name={game.name}
          cover={undefined}
          onPlay={() => undefined}
          favourite={{ isOn: true, label: 'Remove from favourites', onToggle: () => toggle(game) }}
        />
      )}
    />,
  );
  return { actor, ports, pass: (ms: number) => act(async () => clock.increment(ms)) };
};
type World = Awaited<ReturnType<typeof renderFavourites>>;

const send = ({ actor }: World, event: FavouritesEvent) => act(async () => actor.send(event));
const tile = (name: string) =>
  screen.queryAllByRole('listitem').find((item) => within(item).queryByRole('button', { name }));

const gestures = {
  'favourite.toggle': (world, name) => {
    const { game } = eventOf(cases, 'favourite.toggle', name) as { game: Game };
    const shown = tile(game.name);
    // A game that is not a favourite yet is added on another page.
    if (!shown) return send(world, { type: 'favourite.toggle', game });
    fireEvent.click(within(shown).getByRole('button', { name: 'Remove from favourites' }));
  },
  'favourites.received': (world, name) =>
    send(world, {
      ...(eventOf(cases, 'favourites.received', name) as { games: Game[] }),
      type: 'favourites.received',
    }),
  'data.reload': (world) => {
    const again = screen.queryByRole('button', { name: 'Try again' });
    if (!again) return send(world, { type: 'data.reload' });
    fireEvent.click(again);
  },
  'xstate.done.actor.loadFavourites': ({ ports }, name) =>
    ports.loadFavourites.answer(outputOf(cases, 'loadFavourites', name) as Game[]),
  'xstate.error.actor.loadFavourites': ({ ports }, name) =>
    ports.loadFavourites.fail(errorOf(cases, 'loadFavourites', name)),
  'xstate.done.actor.saveFavourite': ({ ports }, name) =>
    ports.saveFavourite.answer(outputOf(cases, 'saveFavourite', name) as SaveOutcome),
  'xstate.error.actor.saveFavourite': ({ ports }, name) =>
    ports.saveFavourite.fail(errorOf(cases, 'saveFavourite', name)),
} satisfies Gestures<Step, World>;

/** The list after the person's changes, newest first. */
const namesOf = (games: Game[], toggles: FavouriteToggle[]) => {
  const names = games.map(({ name }) => name);
  for (const { game, isWanted } of toggles) {
    if (names.includes(game.name)) names.splice(names.indexOf(game.name), 1);
    if (isWanted) names.unshift(game.name);
  }
  return names;
};

const expectShown = (value: StateValue, names: string[]) => {
  const { list } = value as { list: 'loading' | 'ready' | 'failed' };
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  expect(
    screen.queryAllByRole('listitem').map((item) => item.textContent?.slice(-'Game 1'.length)),
  ).toEqual(names);
  if (names.length > 0)
    return expect(screen.getByRole('status')).toHaveTextContent(`${names.length} game`);
  if (list === 'loading')
    return expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  if (list === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  return expect(screen.getByText('No game has a heart.')).toBeVisible();
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ pass }) => pass(FAVOURITE_TOGGLE_THROTTLE),
  start: () => renderFavourites(),
  actorOf: ({ actor }) => actor,
  expectShown: ({ actor }, value) => {
    const { games, toggles } = actor.getSnapshot().context;
    return waitFor(() => expectShown(value, namesOf(games, toggles)));
  },
});
