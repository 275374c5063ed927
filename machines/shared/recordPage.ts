import { assign, setup, stateIn } from 'xstate';
import { errorOf, faultMessage, type Message } from './message';
import { port } from './port';

export type RecordRows<TRow, TTotals> = {
  rows: TRow[];
  totalPages: number;
  total: number;
  totals: TTotals;
};
export type RecordInput<TFilter> = { filter: TFilter };
export type RecordQuery<TFilter> = { filter: TFilter; page: number };

type Context<TRow, TFilter, TTotals> = {
  filter: TFilter;
  /** From 1. */
  page: number;
  result: RecordRows<TRow, TTotals> | null;
  message: Message | null;
  /** Why the last file was not written. */
  exportMessage: Message | null;
};
const rowsOf = ({ event }: { event: { output: RecordRows<unknown, unknown> } }) => event.output;
const filterOf = ({ event }: { event: { filter: unknown } }) => event.filter;
const pageOf = ({ event }: { event: { page: number } }) => event.page;

/**
 * The machine of every record page: filters, pages, totals, and a file of all rows (spec §2 centre
 * menu pages). Loaded rows stay visible while another page or filter is loaded, and a file is
 * written to its end meanwhile.
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
    guards: {
      hasRows: (_, result: RecordRows<unknown, unknown>) => result.rows.length > 0,
      isListed: stateIn({ list: 'ready' }),
    },
    actions: {
      keepFilter: assign((_, filter: unknown) => ({ filter: filter as TFilter, page: 1 })),
      keepPage: assign((_, page: number) => ({ page })),
      keepResult: assign((_, result: RecordRows<unknown, unknown>) => ({
        result: result as RecordRows<TRow, TTotals>,
        message: null,
      })),
      showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
      showExportFault: assign((_, error: unknown) => ({ exportMessage: faultMessage(error) })),
      clearExportFault: assign({ exportMessage: null }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      filter: input.filter,
      page: 1,
      result: null,
      message: null,
      exportMessage: null,
    }),
    type: 'parallel',
    states: {
      list: {
        initial: 'loading',
        on: {
          'filter.choose': {
            target: '.loading',
            actions: [{ type: 'keepFilter', params: filterOf }, 'clearExportFault'],
          },
          'page.turn': {
            target: '.loading',
            actions: [{ type: 'keepPage', params: pageOf }, 'clearExportFault'],
          },
          'data.reload': '.loading',
        },
        states: {
          loading: {
            tags: 'busy',
            invoke: {
              id: 'loadRecords',
              src: 'loadRecords',
              input: ({ context }) => ({ filter: context.filter, page: context.page }),
              onDone: [
                {
                  guard: { type: 'hasRows', params: rowsOf },
                  target: 'ready',
                  actions: { type: 'keepResult', params: rowsOf },
                },
                { target: 'empty', actions: { type: 'keepResult', params: rowsOf } },
              ],
              onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
            },
          },
          ready: {},
          empty: {},
          failed: {},
        },
      },
      file: {
        initial: 'none',
        states: {
          none: {
            on: {
              'records.export': {
                guard: 'isListed',
                target: 'exporting',
                actions: 'clearExportFault',
              },
            },
          },
          exporting: {
            tags: 'busy',
            invoke: {
              id: 'exportRecords',
              src: 'exportRecords',
              input: ({ context }) => ({ filter: context.filter }),
              onDone: 'none',
              onError: { target: 'none', actions: { type: 'showExportFault', params: errorOf } },
            },
          },
        },
      },
    },
  });
