import type { Statement } from '../../../contract/statement';

export type { Statement };
/** The figures of a month, in the order of the table. */
export const FIGURES = ['deposits', 'withdrawals', 'stakes', 'returns', 'net'] as const;
export type Figure = (typeof FIGURES)[number];
export type StatementMonth = Statement['months'][number];
/** What the file of a statement holds: the months shown, the newest first. */
export type StatementFile = { account: string; months: readonly StatementMonth[] };
