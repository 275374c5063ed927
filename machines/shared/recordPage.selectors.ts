import type { Message } from './message';

type PageSnapshot<TRow, TFilter, TTotals> = {
  context: {
    filter: TFilter;
    page: number;
    result: { rows: TRow[]; totalPages: number; total: number; totals: TTotals } | null;
    message: Message | null;
    exportMessage: Message | null;
  };
  matches: (
    state: { list: 'loading' | 'ready' | 'empty' | 'failed' } | { file: 'exporting' },
  ) => boolean;
};

/** The loaded page; null before the first read. */
export const selectResult = <TRow, TTotals>(s: PageSnapshot<TRow, unknown, TTotals>) =>
  s.context.result;
/** The filter of the rows shown. */
export const selectFilter = <TFilter>(s: PageSnapshot<unknown, TFilter, unknown>) =>
  s.context.filter;
/** The number of the page, from 1. */
export const selectPage = (s: PageSnapshot<unknown, unknown, unknown>) => s.context.page;
/** Why there are no rows, or no file. */
export const selectMessage = (s: PageSnapshot<unknown, unknown, unknown>) =>
  s.context.message ?? s.context.exportMessage;
/** The screen of the list. */
export const selectScreen = (s: PageSnapshot<unknown, unknown, unknown>) =>
  s.matches({ list: 'failed' })
    ? 'failed'
    : s.matches({ list: 'empty' })
      ? 'empty'
      : s.matches({ list: 'ready' })
        ? 'ready'
        : 'loading';
/** True while the file is being written. */
export const selectIsExporting = (s: PageSnapshot<unknown, unknown, unknown>) =>
  s.matches({ file: 'exporting' });
