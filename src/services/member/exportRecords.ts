import { vendorNameOf } from '../../../machines/shared/vendorName.selectors';
import type { MemberRecord, RecordKind } from '../../../contract/account';
import type { RecordFilter, TicketOfBet } from '../../../machines/member/records/records.types';
import type { Environment } from '../environment';
import { csvFile } from './csv';
import type { createRecords } from './records';
import { createZonedTime, zonedHeading } from '../../../machines/shared/zonedTime.selectors';

/** The words of a file of records, in the reader's language. */
export type RecordWords = {
  fileName: (filter: RecordFilter) => string;
  columns: Record<
    | 'time'
    | 'game'
    | 'movement'
    | 'vendor'
    | 'stake'
    | 'amount'
    | 'profit'
    | 'balance'
    | 'status'
    | 'day'
    | 'bets'
    | 'rewards'
    | 'result',
    string
  >;
  movement: (title: string) => string;
  ticket: (ticket: TicketOfBet) => string;
  status: (status: MemberRecord['status']) => string;
};
type Options = Pick<ReturnType<typeof createRecords>, 'loadAll'> &
  Pick<Environment, 'saveFile'> & { timeZone: string };

/**
 * Writes every row of a filter into a file that the browser saves. Times are in the platform's
 * zone, like its days.
 */
export const createExportRecords =
  ({ loadAll, saveFile, timeZone }: Options) =>
  async (
    { filter, words }: { filter: RecordFilter; words: RecordWords },
    signal?: AbortSignal,
  ): Promise<null> => {
    const records = await loadAll(filter, signal);
    const { columns } = words;
    const zoned = { ...words, columns: { ...columns, time: zonedHeading(columns.time, timeZone) } };
    const table = TABLES[filter.kind](zoned);
    const timeOf = createZonedTime(timeZone);
    const rows = records.map((record) => table.map(([, cell]) => cell(record, timeOf)));
    saveFile(words.fileName(filter), csvFile([table.map(([heading]) => heading), ...rows]));
    return null;
  };

type Column = [
  heading: string,
  cell: (record: MemberRecord, timeOf: (time: number) => string) => string,
];

const betsOf = ({ columns, status, ticket: nameOf }: RecordWords): Column[] => [
  [columns.time, ({ time }, timeOf) => timeOf(time)],
  [
    columns.game,
    ({ title, ticket, picks }) =>
      [title, ...(ticket ? [nameOf(ticket)] : []), ...(picks ?? [])].join(', '),
  ],
  [columns.vendor, (record) => vendorNameOf(record) ?? ''],
  [columns.stake, ({ amount }) => amount],
  [columns.profit, ({ profit }) => profit ?? ''],
  [columns.balance, ({ balance }) => balance ?? ''],
  [columns.status, (record) => status(record.status)],
];

const movementsOf = ({ columns, movement, status }: RecordWords): Column[] => [
  [columns.time, ({ time }, timeOf) => timeOf(time)],
  [columns.movement, ({ title }) => movement(title)],
  [columns.vendor, (record) => vendorNameOf(record) ?? ''],
  [columns.amount, ({ amount }) => amount],
  [columns.balance, ({ balance }) => balance ?? ''],
  [columns.status, (record) => status(record.status)],
];

const daysOf = ({ columns }: RecordWords): Column[] => [
  [columns.day, ({ title }) => title],
  [columns.bets, ({ amount }) => amount],
  [columns.profit, ({ profit }) => profit ?? ''],
  [columns.rewards, ({ day }) => day?.rewards ?? ''],
  [columns.result, ({ day }) => day?.result ?? ''],
];

const TABLES: Record<RecordKind, (words: RecordWords) => Column[]> = {
  bets: betsOf,
  account: movementsOf,
  bonus: movementsOf,
  profit: daysOf,
};
