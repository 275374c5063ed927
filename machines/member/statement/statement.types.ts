export type { Statement } from '../../../contract/statement';
import type { Statement } from '../../../contract/statement';

export type StatementMonth = Statement['months'][number];
/** What the file of a statement holds: the months shown, the newest first. */
export type StatementFile = { account: string; months: readonly StatementMonth[] };
