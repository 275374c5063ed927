import { assign, setup } from 'xstate';
import { errorOf, faultMessage, type Message } from './message';
import { port } from './port';

export type RecordRows<TRow, TTotals> = { rows: TRow[]; totalPages: number; total: number; totals: TTotals };
export type RecordInput<TFilter> = { filter: TFilter };
export type RecordQuery<TFilter> = { filter: TFilter; page: number };

type Context<TRow, TFilter, TTotals> = {
  filter: TFilter;
  /** From 1. */
  page: number;
  result: RecordRows<TRow, TTotals> | null;
  message: Message | null;
};
const rowsOf = ({ event }: { event: { output: RecordRows<unknown, unknown> } }) => event.output;
const filterOf = ({ event }: { event: { filter: unknown } }) => event.filter;
const pageOf = ({ event }: { event: { page: number } }) => event.page;

/**
 * The machine of every record page: filters, pages, totals, and a file of all rows (spec §2 centre menu pages). What was
 * read stays on show while another page or filter is read.
 */
export const makeRecordPage = <TRow, TFilter, TTotals>(id: string) =>
  setup({
    types: {
      context: {} as Context<TRow, TFilter, TTotals>,
      input: {} as RecordInput<TFilter>,
      events: {} as
        | { type: 'filter.choose'; filter: TFilter }
        | { type: 'page.turn'; page: number }
        | { type: 'data.reload' }
        | { type: 'records.export' },
      tags: {} as 'busy',
    },
    actors: {
      loadRecords: port<RecordRows<TRow, TTotals>, RecordQuery<TFilter>>('loadRecords'),
      /** Writes every row of the filter into a file that the browser saves. */
      exportRecords: port<null, { filter: TFilter }>('exportRecords'),
    },
    guards: { hasRows: (_, result: RecordRows<unknown, unknown>) => result.rows.length > 0 },
    actions: {
      keepFilter: assign((_, filter: unknown) => ({ filter: filter as TFilter, page: 1 })),
      keepPage: assign((_, page: number) => ({ page })),
      keepResult: assign((_, result: RecordRows<unknown, unknown>) => ({ result: result as RecordRows<TRow, TTotals>, message: null })),
      showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
      clearFault: assign({ message: null }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ filter: input.filter, page: 1, result: null, message: null }),
    initial: 'loading',
    on: {
      'filter.choose': { target: '.loading', reenter: true, actions: { type: 'keepFilter', params: filterOf } },
      'page.turn': { target: '.loading', reenter: true, actions: { type: 'keepPage', params: pageOf } },
      'data.reload': { target: '.loading', reenter: true },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadRecords',
          src: 'loadRecords',
          input: ({ context }) => ({ filter: context.filter, page: context.page }),
          onDone: [
            { guard: { type: 'hasRows', params: rowsOf }, target: 'ready', actions: { type: 'keepResult', params: rowsOf } },
            { target: 'empty', actions: { type: 'keepResult', params: rowsOf } },
          ],
          onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
        },
      },
      ready: {
        initial: 'idle',
        states: {
          idle: { on: { 'records.export': { target: 'exporting', actions: 'clearFault' } } },
          exporting: {
            tags: 'busy',
            invoke: {
              id: 'exportRecords',
              src: 'exportRecords',
              input: ({ context }) => ({ filter: context.filter }),
              onDone: 'idle',
              onError: { target: 'idle', actions: { type: 'showFault', params: errorOf } },
            },
          },
        },
      },
      empty: {},
      failed: {},
    },
  });
