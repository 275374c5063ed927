import { vendorNameOf } from '../../../machines/shared/vendorName.selectors';
import type { Downline } from '../../../contract/agents';
import {
  AGENT_COLUMNS,
  type AgentColumn,
  type AgentRecord,
  type AgentRecordFilter,
} from '../../../machines/agents/agentRecords/agentRecords.types';
import type { DownlineFilter } from '../../../machines/agents/downlines/downlines.types';
import type { Environment } from '../environment';
import { csvFile } from '../member/csv';
import { createZonedTime, zonedHeading } from '../../../machines/shared/zonedTime.selectors';
import type { createAgentRecords } from './records';

const ZONED: ReadonlySet<string> = new Set([
  'time',
  'periodFrom',
  'periodTo',
  'registered',
  'lastLogin',
]);
/** Columns of the file of downlines, in their order. */
const DOWNLINE_COLUMNS = [
  'account',
  'nickname',
  'kind',
  'upline',
  'balance',
  'direct',
  'team',
  'registered',
  'lastLogin',
] as const;
type DownlineColumn = (typeof DOWNLINE_COLUMNS)[number];

/**
 * The words of a file of records, in the reader's language. A period has two columns: start and
 * end.
 */
export type AgentRecordWords = {
  fileName: (filter: AgentRecordFilter) => string;
  column: (column: Exclude<AgentColumn, 'period'> | 'periodFrom' | 'periodTo' | 'vendor') => string;
  movement: (title: string) => string;
  status: (status: NonNullable<AgentRecord['status']>) => string;
};
export type DownlineWords = {
  fileName: () => string;
  column: (column: DownlineColumn) => string;
  kind: (type: number) => string;
};
type Options = Pick<ReturnType<typeof createAgentRecords>, 'loadAll' | 'loadAllDownlines'> &
  Pick<Environment, 'saveFile'> & { timeZone: string };

/**
 * Writes every row into a file that the browser saves. Times are in the platform's zone, like its
 * days.
 */
export const createExportAgentRecords = ({
  loadAll,
  loadAllDownlines,
  saveFile,
  timeZone,
}: Options) => {
  const timeOf = createZonedTime(timeZone);
  const headedBy =
    <TColumn extends string>(word: (column: TColumn) => string) =>
    (column: TColumn) =>
      ZONED.has(column) ? zonedHeading(word(column), timeZone) : word(column);
  const save = (name: string, rows: readonly (readonly string[])[]) =>
    saveFile(name, csvFile(rows));
  return {
    exportRecords: async (
      { filter, words }: { filter: AgentRecordFilter; words: AgentRecordWords },
      signal?: AbortSignal,
    ): Promise<null> => {
      const records = await loadAll(filter, signal);
      const table = AGENT_COLUMNS[filter.kind].flatMap((column) =>
        columnsOf(column, { ...words, column: headedBy(words.column) }, timeOf),
      );
      save(words.fileName(filter), [
        table.map(([heading]) => heading),
        ...records.map((record) => table.map(([, cell]) => cell(record))),
      ]);
      return null;
    },
    exportDownlines: async (
      { filter, words }: { filter: DownlineFilter; words: DownlineWords },
      signal?: AbortSignal,
    ): Promise<null> => {
      const downlines = await loadAllDownlines(filter, signal);
      const rowOf = (downline: Downline) =>
        DOWNLINE_COLUMNS.map((column) => cellOf(downline, column, words, timeOf));
      save(words.fileName(), [
        DOWNLINE_COLUMNS.map(headedBy(words.column)),
        ...downlines.map(rowOf),
      ]);
      return null;
    },
  };
};

type Column = [heading: string, cell: (record: AgentRecord) => string];
type TimeOf = (time: number) => string;

const columnsOf = (
  column: AgentColumn,
  { column: heading, movement, status }: AgentRecordWords,
  timeOf: TimeOf,
): Column[] => {
  switch (column) {
    case 'time':
      return [[heading('time'), ({ time }) => (time === null ? '' : timeOf(time))]];
    case 'period':
      return [
        [heading('periodFrom'), ({ period }) => (period ? timeOf(period.from) : '')],
        [heading('periodTo'), ({ period }) => (period ? timeOf(period.to) : '')],
      ];
    case 'account':
      return [[heading('account'), ({ account }) => account]];
    case 'game':
      return [
        [heading('game'), ({ title }) => title ?? ''],
        [heading('vendor'), (record) => vendorNameOf(record) ?? ''],
      ];
    case 'movement':
      return [[heading('movement'), ({ title }) => (title === null ? '' : movement(title))]];
    case 'status':
      return [
        [heading('status'), (record) => (record.status === null ? '' : status(record.status))],
      ];
    default:
      return [[heading(column), ({ figures }) => figures[column] ?? '']];
  }
};

const cellOf = (
  downline: Downline,
  column: DownlineColumn,
  words: DownlineWords,
  timeOf: TimeOf,
): string => {
  switch (column) {
    case 'kind':
      return words.kind(downline.type);
    case 'upline':
      return downline.path.at(-1)?.account ?? '';
    case 'direct':
    case 'team':
      return `${downline[column]}`;
    case 'registered':
      return timeOf(downline.registeredAt);
    case 'lastLogin':
      return downline.lastLoginAt === null ? '' : timeOf(downline.lastLoginAt);
    default:
      return downline[column];
  }
};
