import { memo, type ReactNode } from 'react';
import { cx } from './cx';
import * as css from './DataTable.css';
import { useFits } from './hooks/useFits';
import { Skeleton } from './Skeleton';

/**
 * A card begins with the title and the amount, and below them the moment and the state: these say
 * what they are. A `line` has a line for itself.
 */
export type CardPlace = 'title' | 'amount' | 'moment' | 'state' | 'line';
export type Column<Row> = {
  key: string;
  header: string;
  /** `end` is for numbers: digits of one width, never wrapped. */
  align?: 'start' | 'end';
  /** The content says what it is: a card has no header in front of it. */
  isPlain?: boolean;
  /** Its place where a row is a card; without one it stands below, in two columns. */
  card?: CardPlace | undefined;
  render: (row: Row, index: number) => ReactNode;
  /** The total, in the last row. */
  total?: ReactNode;
};
export type DataTableProps<Row> = {
  caption: string;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  isLoading?: boolean;
  /** Shown when there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Shown instead of the table: a `FailureState`. */
  failed?: ReactNode;
  /** For a desk: low rows, and a header that stays in sight. */
  isDense?: boolean;
  /** Above the cards: what the headings of a table say and cards do not, such as a time zone. */
  cardNote?: string | undefined;
  /** Rows that stand out; the words of such a row say why. */
  isMarked?: (row: Row) => boolean;
};

/**
 * The elements have these roles anyway, but some browsers remove them when a card changes their
 * `display`.
 */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const WAITING = [0, 1, 2, 3, 4];

/**
 * Records as a table. Where it would be wider than its place, and on every phone, each row is a
 * card with its headers: nothing has to be scrolled sideways. Totals belong to the columns.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isLoading = false,
  empty,
  failed,
  isDense = false,
  cardNote,
  isMarked,
}: DataTableProps<Row>) {
  const { ref, fits } = useFits<HTMLDivElement>();
  if (failed) return failed;
  if (isLoading && rows.length === 0) return <Waiting caption={caption} />;
  if (rows.length === 0) return <div className={css.slot}>{empty}</div>;
  const isCompact = columns.some(({ card }) => card !== undefined);
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <div
      ref={ref}
      className={cx(css.frame[isDense ? 'open' : 'closed'], !fits && css.cards)}
      aria-busy={isLoading || undefined}
    >
      <table
        {...as.table}
        className={cx(css.table, isDense && css.dense, isCompact && css.compact)}
      >
        <caption className={css.caption}>{caption}</caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map(({ key, header, align = 'start' }) => (
              <th key={key} {...as.columnheader} scope="col" className={css.header[align]}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <Body columns={columns} rows={rows} keyOf={keyOf} isMarked={isMarked} />
        {hasTotals ? (
          <tfoot {...as.rowgroup}>
            <tr {...as.row} className={css.totals}>
              {columns.map((column, at) => (
                <Cell key={column.key} isFirst={at === 0} column={column}>
                  {column.total}
                </Cell>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
      {cardNote ? <p className={css.cardNote}>{cardNote}</p> : null}
    </div>
  );
}

type BodyProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'keyOf'> & {
  isMarked: DataTableProps<Row>['isMarked'] | undefined;
};

/**
 * Renders again only for other rows or columns: a table that waits for its next page stays as it
 * is.
 */
const Body = memo(function Body<Row>({ columns, rows, keyOf, isMarked }: BodyProps<Row>) {
  return (
    <tbody {...as.rowgroup}>
      {rows.map((row, index) => (
        <tr
          key={keyOf(row, index)}
          {...as.row}
          className={isMarked?.(row) ? css.marked : undefined}
        >
          {columns.map((column, at) => (
            <Cell key={column.key} isFirst={at === 0} column={column}>
              {column.render(row, index)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}) as <Row>(props: BodyProps<Row>) => ReactNode;

function Cell<Row>({
  isFirst,
  column: { header, align = 'start', isPlain = false, card = 'pair' },
  children,
}: {
  isFirst: boolean;
  column: Omit<Column<Row>, 'card'> & { card?: CardPlace | 'pair' };
  children: ReactNode;
}) {
  const value = <span className={css.value}>{children}</span>;
  return isFirst ? (
    <th
      {...as.rowheader}
      scope="row"
      data-label={header}
      data-card={card}
      className={css.cell[align]}
    >
      {value}
    </th>
  ) : (
    <td
      {...as.cell}
      data-label={isPlain ? undefined : header}
      data-card={card}
      className={css.cell[align]}
    >
      {value}
    </td>
  );
}

function Waiting({ caption }: { caption: string }) {
  return (
    <div role="group" aria-label={caption} aria-busy="true" className={css.waiting}>
      {WAITING.map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  );
}
