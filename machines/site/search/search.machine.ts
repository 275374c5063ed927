import { assign, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage } from '../../shared/message';
import { branchesOf, kindGuards } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  Found,
  PrepareOutcome,
  SearchContext,
  SearchEvent,
  SearchInput,
  SearchOutput,
} from './search.types';

const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent | { type: 'answer.refresh' },
    input: {} as SearchInput,
    output: {} as SearchOutput,
    tags: {} as 'busy',
    children: {} as {
      prepare: 'prepare';
      find: 'find';
      findToOpen: 'find';
      readRecent: 'readRecent';
      forgetRecent: 'forgetRecent';
      remember: 'remember';
    },
  },
  actors: {
    prepare: port<PrepareOutcome, void>('prepare'),
    find: port<Found[], { words: string }>('find'),
    readRecent: port<string[], void>('readRecent'),
    forgetRecent: port<null, void>('forgetRecent'),
    remember: port<null, { words: string }>('remember'),
  },
  guards: {
    isBlank: (_, words: string) => words.trim() === '',
    hasWords: ({ context }) => context.words.trim() !== '',
    hasFound: (_, found: readonly Found[]) => found.length > 0,
  },
  actions: {
    keepWords: assign((_, words: string) => ({ words })),
    keepFound: assign((_, found: Found[]) => ({ found, at: 0 })),
    keepFirst: assign((_, found: Found[]) => ({ found, at: 0, chosen: found[0] ?? null })),
    forgetFound: assign({ found: [], at: 0 }),
    keepOffered: assign((_, { categories, popular }: PrepareOutcome) => ({ categories, popular })),
    keepPartly: assign((_, outcome: Extract<PrepareOutcome, { kind: 'partly' }>) => ({
      message: outcome.message,
    })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    clearMessage: assign({ message: null }),
    keepRecent: assign((_, recent: string[]) => ({ recent })),
    clearRecent: assign({ recent: [] }),
    markNext: assign(({ context: { at, found } }) => ({ at: (at + 1) % found.length })),
    markPrevious: assign(({ context: { at, found } }) => ({
      at: (at + found.length - 1) % found.length,
    })),
    keepChosen: assign((_, chosen: Found) => ({ chosen })),
    keepMarked: assign(({ context: { found, at } }) => ({ chosen: found[at] ?? null })),
    refresh: raise({ type: 'answer.refresh' }),
  },
}).extend({ guards: kindGuards('ready', 'partly') });
const { onFault, onOutcome, onOutput } = branchesOf(searchSetup);

/**
 * Search over everything: games, makers, promotions, help and pages, as one types. It works on
 * pages and help while the games are loading, and where they do not come.
 */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  context: ({ input: { words } }) => ({
    words,
    found: [],
    at: 0,
    recent: [],
    categories: [],
    popular: [],
    message: null,
    chosen: null,
  }),
  initial: 'open',
  output: ({ context: { chosen } }) =>
    chosen ? { kind: 'chosen', goal: chosen.goal } : { kind: 'closed' },
  states: {
    open: {
      type: 'parallel',
      on: {
        'search.close': 'closed',
        'result.choose': {
          target: 'picked',
          actions: { type: 'keepChosen', params: ({ event }) => event.found },
        },
      },
      states: {
        /** What can be found. */
        catalogue: {
          initial: 'preparing',
          on: { 'language.changed': { target: '.preparing', actions: 'forgetFound' } },
          states: {
            preparing: {
              tags: 'busy',
              entry: 'clearMessage',
              invoke: {
                id: 'prepare',
                src: 'prepare',
                onDone: onOutcome('prepare', {
                  ready: { target: 'ready', actions: ['keepOffered', 'refresh'] },
                  partly: {
                    target: 'failed',
                    actions: ['keepOffered', 'keepPartly', 'refresh'],
                  },
                }),
                onError: onFault({ target: 'failed', actions: 'showFault' }),
              },
            },
            ready: {},
            failed: { on: { 'catalogue.retry': 'preparing' } },
          },
        },
        answer: {
          initial: 'start',
          on: {
            'words.changed': [
              {
                guard: { type: 'isBlank', params: ({ event }) => event.words },
                target: '.blank',
                actions: { type: 'keepWords', params: ({ event }) => event.words },
              },
              {
                target: '.searching',
                reenter: true,
                actions: { type: 'keepWords', params: ({ event }) => event.words },
              },
            ],
          },
          states: {
            start: { always: [{ guard: 'hasWords', target: 'searching' }, { target: 'blank' }] },
            blank: { entry: 'forgetFound' },
            searching: {
              tags: 'busy',
              on: {
                'search.submit': 'deciding',
                'answer.refresh': { target: 'searching', reenter: true },
              },
              invoke: {
                id: 'find',
                src: 'find',
                input: ({ context }) => ({ words: context.words }),
                onDone: onOutput('find', [
                  {
                    guard: 'hasFound',
                    target: 'found',
                    actions: 'keepFound',
                  },
                  { target: 'empty', actions: 'forgetFound' },
                ]),
                onError: { target: 'failed', actions: 'forgetFound' },
              },
            },
            /** Enter was pressed before the answer was there. */
            deciding: {
              tags: 'busy',
              invoke: {
                id: 'findToOpen',
                src: 'find',
                input: ({ context }) => ({ words: context.words }),
                onDone: onOutput('find', [
                  {
                    guard: 'hasFound',
                    target: '#search.picked',
                    actions: 'keepFirst',
                  },
                  { target: 'empty', actions: 'forgetFound' },
                ]),
                onError: { target: 'failed', actions: 'forgetFound' },
              },
            },
            found: {
              on: {
                'answer.refresh': 'searching',
                'result.next': { actions: 'markNext' },
                'result.previous': { actions: 'markPrevious' },
                'search.submit': { target: '#search.picked', actions: 'keepMarked' },
              },
            },
            empty: { on: { 'answer.refresh': 'searching' } },
            failed: { on: { 'answer.retry': 'searching' } },
          },
        },
        recent: {
          initial: 'reading',
          states: {
            reading: {
              tags: 'busy',
              invoke: {
                id: 'readRecent',
                src: 'readRecent',
                onDone: onOutput('readRecent', { target: 'kept', actions: 'keepRecent' }),
                onError: 'kept',
              },
            },
            kept: { on: { 'recent.forget': 'forgetting' } },
            forgetting: {
              tags: 'busy',
              entry: 'clearRecent',
              invoke: {
                id: 'forgetRecent',
                src: 'forgetRecent',
                onDone: 'kept',
                onError: 'kept',
              },
            },
          },
        },
      },
    },
    picked: { always: [{ guard: 'hasWords', target: 'remembering' }, { target: 'closed' }] },
    /** What was found is offered again at the next search. */
    remembering: {
      tags: 'busy',
      invoke: {
        id: 'remember',
        src: 'remember',
        input: ({ context: { chosen, words } }) => ({ words: chosen?.title ?? words }),
        onDone: 'closed',
        onError: 'closed',
      },
    },
    closed: { type: 'final' },
  },
});
export type SearchRef = ActorRefFrom<typeof searchMachine>;
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
