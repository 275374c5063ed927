import { assign, setup } from 'xstate';
import { errorOf, faultMessage, type Message } from './message';
import { port } from './port';

/** A page of a list as a port answers it. `total`: of all pages. */
export type ListPage<TItem> = { items: TItem[]; totalPages: number; total: number };
export type PageInput<TQuery> = { query: TQuery; pageNo: number; pageSize: number };
/**
 * `from`: the index of the item that has to be loaded at once, for a person who returns to a place
 * in the list.
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
  /** The most items of one request, for a return to a place far down; a multiple of `pageSize`. */
  largestPage: number;
};

/**
 * The machine of every list with endless scrolling: the next page is loaded when the end comes
 * near. A new query starts at once, aborts the read under way, and keeps the old items visible
 * until the answer arrives.
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
      // An empty page is the end, whatever the total said.
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
          /** The next page failed; the person can retry. */
          stuck: { on: { 'list.more': 'adding' } },
        },
      },
      empty: {},
      failed: {},
    },
  });
};
