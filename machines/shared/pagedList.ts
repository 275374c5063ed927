import { assign, setup } from 'xstate';
import { errorOf, faultMessage, type Message } from './message';
import { port } from './port';

/** A page of a list as a port answers it. `total`: of all pages. */
export type ListPage<TItem> = { items: TItem[]; totalPages: number; total: number };
export type PageInput<TQuery> = { query: TQuery; pageNo: number; pageSize: number };
/**
 * `from`: the index of the item that has to be there at once, for anyone who comes back to a place.
 */
type ListInput<TQuery> = { query: TQuery; from: number };

type Context<TItem, TQuery> = ListInput<TQuery> & {
  items: TItem[];
  total: number;
  message: Message | null;
};
const pageOf = ({ event }: { event: { output: ListPage<unknown> } }) => event.output;
const queryOf = ({ event }: { event: { query: unknown } }) => event.query;

type Options = {
  id: string;
  pageSize: number;
  /**
   * The most that is asked for at once, on coming back to a place far down; a multiple of
   * `pageSize`.
   */
  largestPage: number;
};

/**
 * The machine of every list that goes on as one scrolls: a page is added when its end comes near.
 * Another query starts again at once, ends the read under way, and leaves what is there on show
 * until the answer comes.
 */
export const makePagedList = <TItem, TQuery>({ id, pageSize, largestPage }: Options) => {
  const firstSize = ({ from }: { from: number }) =>
    Math.min(Math.ceil((from + 1) / pageSize) * pageSize, largestPage);
  return setup({
    types: {
      context: {} as Context<TItem, TQuery>,
      input: {} as ListInput<TQuery>,
      events: {} as
        | { type: 'query.changed'; query: TQuery }
        | { type: 'list.more' }
        | { type: 'data.reload' },
      tags: {} as 'busy',
    },
    actors: { loadPage: port<ListPage<TItem>, PageInput<TQuery>>('loadPage') },
    guards: {
      hasItems: (_, page: ListPage<unknown>) => page.items.length > 0,
      hasMore: ({ context }) => context.items.length < context.total,
    },
    actions: {
      keepQuery: assign((_, query: unknown) => ({ query: query as TQuery, from: 0 })),
      keepFirst: assign((_, page: ListPage<unknown>) => ({
        items: page.items as TItem[],
        total: page.total,
        message: null,
      })),
      // A page that came back empty is the end, whatever the total said.
      addPage: assign(({ context }, page: ListPage<unknown>) => ({
        items: [...context.items, ...(page.items as TItem[])],
        total: page.items.length === 0 ? context.items.length : page.total,
        message: null,
      })),
      showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, items: [], total: 0, message: null }),
    initial: 'loading',
    on: {
      'query.changed': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepQuery', params: queryOf },
      },
      'data.reload': { target: '.loading', reenter: true },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({
            query: context.query,
            pageNo: 1,
            pageSize: firstSize(context),
          }),
          onDone: [
            {
              guard: { type: 'hasItems', params: pageOf },
              target: 'ready',
              actions: { type: 'keepFirst', params: pageOf },
            },
            { target: 'empty', actions: { type: 'keepFirst', params: pageOf } },
          ],
          onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
        },
      },
      ready: {
        initial: 'idle',
        states: {
          idle: { on: { 'list.more': { guard: 'hasMore', target: 'adding' } } },
          adding: {
            tags: 'busy',
            invoke: {
              id: 'addPage',
              src: 'loadPage',
              input: ({ context }) => ({
                query: context.query,
                pageNo: Math.floor(context.items.length / pageSize) + 1,
                pageSize,
              }),
              onDone: { target: 'idle', actions: { type: 'addPage', params: pageOf } },
              onError: { target: 'stuck', actions: { type: 'showFault', params: errorOf } },
            },
          },
          /** The next page did not come; the person asks again. */
          stuck: { on: { 'list.more': 'adding' } },
        },
      },
      empty: {},
      failed: {},
    },
  });
};
