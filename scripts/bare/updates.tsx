import { useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { favouritesMachine } from '../../machines/lobby/favourites/favourites.machine';
import { sessionMachine } from '../../machines/site/session/session.machine';
import type { Game } from '../../machines/shared/game.types';
import { SessionGameTile } from '../../src/features/lobby/gameLaunch/SessionGameTile';
import { GameTile } from '../../src/ui/GameTile';

const TILES = 100;
const WORDS = {
  hot: 'Hot',
  fresh: 'New',
  add: 'Add to favourites',
  remove: 'Remove from favourites',
};
const games = Array.from({ length: TILES }, (_, index): Game => ({
  id: `${index}`,
  name: `Game ${index}`,
  vendor: 'JL',
  category: 'RNG',
  code: `G${index}`,
  opensList: false,
  icon: '',
  isHot: false,
  isNew: false,
}));
const nothing = () => undefined;

declare global {
  /**
   * For `bench:updates`: ms of one update of all tiles, until React has written it into the page.
   */
  var benchUpdates: Record<'machine' | 'store', (isOn: boolean) => number>;
}

/** Our tiles with the favourites' machine, as in every list of games. */
const favourites = createActor(
  favouritesMachine.provide({
    actors: { loadFavourites: fromPromise<Game[], void>(() => new Promise(nothing)) },
  }),
).start();
const session = createActor(sessionMachine, {
  input: {
    remembered: '',
    path: '/',
    invitation: { affiliateCode: '', referralCode: '' },
    hadPopupsClosed: true,
    notice: null,
  },
});
mount(
  games.map((game) => (
    <SessionGameTile
      key={game.id}
      session={session}
      favourites={favourites}
      words={WORDS}
      game={game}
      caption="Jade Lantern"
    />
  )),
);

/** The same tiles with the simplest possible store. */
const store = { ids: new Set<string>(), listeners: new Set<() => void>() };
const subscribe = (listener: () => void) => {
  store.listeners.add(listener);
  return () => void store.listeners.delete(listener);
};
function StoreTile({ game }: { game: Game }) {
  const isOn = useSyncExternalStore(subscribe, () => store.ids.has(game.id));
  return (
    <GameTile
      name={game.name}
      cover={game.icon}
      onPlay={nothing}
      badge={undefined}
      favourite={{ isOn, label: isOn ? WORDS.remove : WORDS.add, onToggle: nothing }}
    />
  );
}
mount(games.map((game) => <StoreTile key={game.id} game={game} />));

globalThis.benchUpdates = {
  machine: (isOn) =>
    timed(() => favourites.send({ type: 'favourites.received', games: isOn ? games : [] })),
  store: (isOn) =>
    timed(() => {
      store.ids = new Set(isOn ? games.map(({ id }) => id) : []);
      for (const listener of store.listeners) listener();
    }),
};

function mount(tiles: ReactNode): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(tiles);
}

function timed(update: () => void): number {
  const from = performance.now();
  flushSync(update);
  return performance.now() - from;
}
