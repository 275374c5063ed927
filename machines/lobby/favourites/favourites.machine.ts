import {
  assign,
  enqueueActions,
  setup,
  stateIn,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import { FAVOURITE_TOGGLE_THROTTLE } from '../../../contract/constants';
import type { Game } from '../../shared/game.types';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { reloadPending, reloadMoney } from '../../shared/refresh';
import { branchesOf, kindGuards, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import { toggledGames, type FavouriteToggle } from './favourites.toggles';

export type SaveOutcome = { kind: 'saved' } | { kind: 'refused'; message: string };

type Context = {
  /** The list as last loaded or saved. */
  games: Game[];
  /** The changes since, in their order; the first is being saved. */
  toggles: FavouriteToggle[];
  message: Message | null;
};

const hasGame = (games: Game[], id: string) => games.some((game) => game.id === id);
const headOf = (context: Context) => context.toggles[0] as FavouriteToggle;

const favouritesSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'favourite.toggle'; game: Game }
      /** The same member changed them in another tab. */
      | { type: 'favourites.received'; games: Game[] }
      | { type: 'data.reload' },
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
  },
  actors: {
    loadFavourites: port<Game[], void>('loadFavourites'),
    saveFavourite: port<SaveOutcome, FavouriteToggle>('saveFavourite'),
  },
  guards: {
    hasToggle: ({ context }) => context.toggles.length > 0,
    /** Adding a game that is a favourite, or removing one that is not (spec §4: ignored). */
    isFulfilled: ({ context }) =>
      context.toggles.length > 0 &&
      hasGame(context.games, headOf(context).game.id) === headOf(context).isWanted,
  },
  actions: {
    keepGames: assign((_, games: Game[]) => ({ games, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    // Two waiting toggles of one game cancel each other; the one that is being saved stays.
    addToggle: assign(({ context, event }) => {
      if (event.type !== 'favourite.toggle') return {};
      const isWanted = !hasGame(toggledGames(context), event.game.id);
      const [first, ...waiting] = context.toggles;
      const undone = waiting.some(({ game }) => game.id === event.game.id);
      const kept = undone
        ? waiting.filter(({ game }) => game.id !== event.game.id)
        : [...waiting, { game: event.game, isWanted }];
      return { toggles: first ? [first, ...kept] : kept };
    }),
    fulfil: assign(({ context }) => ({
      games: toggledGames({ games: context.games, toggles: [headOf(context)] }),
      toggles: context.toggles.slice(1),
    })),
    /** A list that is loading may not contain what was saved since. */
    reloadWhileLoading: enqueueActions(({ enqueue, check }) => {
      // Named guards can't be typed before setup knows them.
      if (check(stateIn({ list: 'loading' }) as never)) enqueue.raise({ type: 'data.reload' });
    }),
    /** An added favourite may complete a mission, whose bonus is credited at once. */
    askForReward: enqueueActions((scope) => {
      if (!headOf(scope.context).isWanted) return;
      reloadMoney(scope);
      reloadPending(scope);
    }),
    dropToggle: assign(({ context }) => ({ toggles: context.toggles.slice(1) })),
    notifyRefusal: enqueueActions((scope, { message }: Refused) =>
      pushToast(scope, { tone: 'danger', message: { text: message } }),
    ),
    notifyFault: enqueueActions((scope, error: unknown) =>
      pushToast(scope, { tone: 'danger', message: faultMessage(error) }),
    ),
  },
  delays: { toggleThrottle: FAVOURITE_TOGGLE_THROTTLE },
}).extend({ guards: kindGuards('saved') });
const { onFault, onOutcome, onOutput } = branchesOf(favouritesSetup);

/**
 * The member's favourites, one machine for the whole app (spec §4 Favourites). A toggle is visible
 * at once. One a second is saved, in their order; one that fails is reverted with a message.
 */
export const favouritesMachine = favouritesSetup.createMachine({
  id: 'favourites',
  context: { games: [], toggles: [], message: null },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        'favourites.received': {
          target: '.ready',
          actions: { type: 'keepGames', params: ({ event }) => event.games },
        },
      },
      states: {
        loading: {
          meta: { requirement: ['§4 After login and on mount 1a'] },
          tags: 'busy',
          // The list that is loading may be in the old language, or older than the last save.
          on: { 'data.reload': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadFavourites',
            src: 'loadFavourites',
            onDone: onOutput('loadFavourites', {
              target: 'ready',
              actions: 'keepGames',
            }),
            onError: onFault({ target: 'failed', actions: 'showFault' }),
          },
        },
        ready: { on: { 'data.reload': 'loading' } },
        failed: { on: { 'data.reload': 'loading' } },
      },
    },
    writer: {
      initial: 'idle',
      on: {
        'favourite.toggle': {
          meta: { requirement: ['§4 Favourites 1', '§4 Favourites 3'] },
          actions: 'addToggle',
        },
      },
      states: {
        idle: {
          always: [
            {
              guard: 'isFulfilled',
              target: 'idle',
              reenter: true,
              meta: { requirement: ['§4 Favourites 2'] },
              actions: 'dropToggle',
            },
            { guard: 'hasToggle', target: 'saving' },
          ],
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveFavourite',
            src: 'saveFavourite',
            input: ({ context }) => headOf(context),
            onDone: onOutcome('saveFavourite', {
              saved: {
                target: 'pause',
                actions: ['askForReward', 'fulfil', 'reloadWhileLoading'],
              },
              refused: {
                target: 'pause',
                actions: ['dropToggle', 'notifyRefusal'],
              },
            }),
            onError: onFault({
              target: 'pause',
              actions: ['dropToggle', 'notifyFault'],
            }),
          },
        },
        pause: { meta: { requirement: ['§4 Favourites 1'] }, after: { toggleThrottle: 'idle' } },
      },
    },
  },
});
export type FavouritesRef = ActorRefFrom<typeof favouritesMachine>;
export type FavouritesSnapshot = SnapshotFrom<typeof favouritesMachine>;
