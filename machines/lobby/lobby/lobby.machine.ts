import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { CATEGORY_LOAD_DELAY, type GameCategory } from '../../../contract/constants';
import type { Game } from '../../shared/game.types';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';

/**
 * Sections whose games are loaded, in their order on the page; the others show vendors (spec §2
 * Home lobby, §9 Home vendor sets).
 */
export const LOADED_SECTIONS = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'ELOTT',
] as const satisfies readonly GameCategory[];
export type LoadedSection = (typeof LOADED_SECTIONS)[number];
/** The choices of the category menu: everything, the favourites, or one category. */
export type LobbyChoice = GameCategory;

type Context = {
  choice: LobbyChoice;
  sections: Partial<Record<LoadedSection, Game[]>>;
  failed: LoadedSection[];
  /** The sections still to load; the first is loading. */
  queue: LoadedSection[];
};
const headOf = (context: Context) => context.queue[0] as LoadedSection;

const lobbySetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'category.choose'; category: LobbyChoice }
      | { type: 'section.retry'; section: LoadedSection }
      | { type: 'data.reload' },
    tags: {} as 'busy',
  },
  actors: { loadSection: port<Game[], { section: LoadedSection }>('loadSection') },
  guards: {
    hasMore: ({ context }) => context.queue.length > 1,
    hasFailed: ({ context }, section: LoadedSection) => context.failed.includes(section),
  },
  actions: {
    choose: assign((_, choice: LobbyChoice) => ({ choice })),
    // Hot games have a section of their own above: here they come last.
    keepSection: assign(({ context }, games: Game[]) => ({
      sections: {
        ...context.sections,
        [headOf(context)]: games.toSorted((a, b) => +a.isHot - +b.isHot),
      },
    })),
    noteFailure: assign(({ context }) => ({ failed: [...context.failed, headOf(context)] })),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    enqueueAgain: assign(({ context }, section: LoadedSection) => ({
      queue: [...context.queue, section],
      failed: context.failed.filter((failed) => failed !== section),
    })),
    startOver: assign({ queue: [...LOADED_SECTIONS], failed: [] }),
  },
  delays: { sectionPause: CATEGORY_LOAD_DELAY },
});
const { onOutput } = branchesOf(lobbySetup);

/**
 * The sections of the home page, loaded one after another with a pause between them (spec §9: 300
 * ms).
 */
export const lobbyMachine = lobbySetup.createMachine({
  id: 'lobby',
  context: {
    choice: 'HOME',
    // In one order, whichever comes first.
    sections: Object.fromEntries(LOADED_SECTIONS.map((section) => [section, undefined])),
    failed: [],
    queue: [...LOADED_SECTIONS],
  },
  initial: 'loading',
  on: {
    'category.choose': { actions: { type: 'choose', params: ({ event }) => event.category } },
    'section.retry': {
      guard: { type: 'hasFailed', params: ({ event }) => event.section },
      actions: { type: 'enqueueAgain', params: ({ event }) => event.section },
    },
    'data.reload': { target: '.loading', reenter: true, actions: 'startOver' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSection',
        src: 'loadSection',
        input: ({ context }) => ({ section: headOf(context) }),
        onDone: onOutput('loadSection', [
          {
            guard: 'hasMore',
            target: 'pause',
            actions: ['keepSection', 'dequeue'],
          },
          {
            target: 'ready',
            actions: ['keepSection', 'dequeue'],
          },
        ]),
        // A section that fails does not stop the others.
        onError: [
          { guard: 'hasMore', target: 'pause', actions: ['noteFailure', 'dequeue'] },
          { target: 'ready', actions: ['noteFailure', 'dequeue'] },
        ],
      },
    },
    pause: { after: { sectionPause: 'loading' } },
    ready: {
      on: {
        'section.retry': {
          guard: { type: 'hasFailed', params: ({ event }) => event.section },
          target: 'loading',
          actions: { type: 'enqueueAgain', params: ({ event }) => event.section },
        },
      },
    },
  },
});
export type LobbyRef = ActorRefFrom<typeof lobbyMachine>;
export type LobbySnapshot = SnapshotFrom<typeof lobbyMachine>;
