import type { Message } from './message';

type PageSnapshot<TRow, TFilter, TTotals> = {
  context: { filter: TFilter; page: number; result: { rows: TRow[]; totalPages: number; total: number; totals: TTotals } | null; message: Message | null };
  matches: (state: 'loading' | 'ready' | 'empty' | 'failed' | { ready: 'exporting' }) => boolean;
};

/** Null before the first read. */
export const selectResult = <TRow, TTotals>(s: PageSnapshot<TRow, unknown, TTotals>) => s.context.result;
export const selectFilter = <TFilter>(s: PageSnapshot<unknown, TFilter, unknown>) => s.context.filter;
/** From 1. */
export const selectPage = (s: PageSnapshot<unknown, unknown, unknown>) => s.context.page;
export const selectMessage = (s: PageSnapshot<unknown, unknown, unknown>) => s.context.message;
export const selectScreen = (s: PageSnapshot<unknown, unknown, unknown>) =>
  s.matches('failed') ? 'failed' : s.matches('empty') ? 'empty' : s.matches('ready') ? 'ready' : 'loading';
export const selectIsExporting = (s: PageSnapshot<unknown, unknown, unknown>) => s.matches({ ready: 'exporting' });
