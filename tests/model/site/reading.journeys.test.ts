import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  favouritesMachine,
  type SaveOutcome,
} from '../../../machines/lobby/favourites/favourites.machine';
import { selectGames } from '../../../machines/lobby/favourites/favourites.selectors';
import type { FavouriteToggle } from '../../../machines/lobby/favourites/favourites.toggles';
import { hotGamesMachine } from '../../../machines/lobby/hotGames/hotGames.machine';
import type { Game } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import { selectIsLoading, selectValue } from '../../../machines/shared/loader.selectors';
import { heldPort, settled } from '../harness/heldPort';

type Load = ReturnType<typeof heldPort<Game[]>>;
/** Answers the first call. */
const answerFirst = async ({ calls }: Load, games: Game[]) => {
  calls[0]?.resolve(games);
  await settled();
};
const [one, other] = [gameCase('1'), gameCase('2')];

test('takes the answer of a newer read, for example in another language', async () => {
  const load = heldPort<Game[]>();
  const list = createActor(hotGamesMachine.provide({ actors: { load: load.logic } })).start();
  list.send({ type: 'data.reload' });
  expect(load.calls).toHaveLength(2);
  await answerFirst(load, [one]);
  expect(selectValue(list.getSnapshot())).toBeNull();
  await load.answer([other]);
  expect(selectValue(list.getSnapshot())).toEqual([other]);
  expect(selectIsLoading(list.getSnapshot())).toBe(false);
});

const favourites = () => {
  const load = heldPort<Game[]>();
  const save = heldPort<SaveOutcome, FavouriteToggle>();
  const actor = createActor(
    favouritesMachine.provide({
      actors: { loadFavourites: load.logic, saveFavourite: save.logic },
    }),
    { clock: new SimulatedClock() },
  ).start();
  return { actor, load, save, games: () => selectGames(actor.getSnapshot()) };
};

test('keeps a favourite that was saved after the list was read', async () => {
  const { actor, load, save, games } = favourites();
  actor.send({ type: 'favourite.toggle', game: other });
  await save.answer({ kind: 'saved' });
  expect(load.calls).toHaveLength(2);
  await answerFirst(load, [one]);
  expect(games()).toEqual([other]);
  await load.answer([other, one]);
  expect(games()).toEqual([other, one]);
});

test('reads favourites that are on their way again in another language', async () => {
  const { actor, load, games } = favourites();
  actor.send({ type: 'data.reload' });
  await answerFirst(load, [one]);
  await load.answer([other]);
  expect(games()).toEqual([other]);
});

test('does not read a loaded list again after a save', async () => {
  const { actor, load, save } = favourites();
  await load.answer([one]);
  actor.send({ type: 'favourite.toggle', game: other });
  await save.answer({ kind: 'saved' });
  expect(load.calls).toHaveLength(1);
});
