import type { ReactNode } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import { DataTable, type Column } from './DataTable';
import { FailureState } from './FailureState';
import { ArrowDownToLine } from './icons';
import { Pager } from './Pager';
import * as css from './RecordView.css';

export type RecordViewProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  screen: 'loading' | 'ready' | 'empty' | 'failed';
  /** `failure`: why there are no rows, or no file. */
  words: {
    count: string;
    export: string;
    retry: string;
    failure: string | undefined;
    pages: { label: string; previous: string; next: string; place: string };
  };
  /** The number of records of all pages. */
  total: number;
  page: number;
  pages: number;
  isExporting: boolean;
  empty: ReactNode;
  /** How the records are to be read, above them. */
  lead?: string | undefined;
  /** What the totals count, when that is not every row. */
  note?: string | undefined;
  /** Above the cards: what the headings of the table say and cards do not. */
  cardNote?: string | undefined;
  /** Low rows, and a header that stays in sight. */
  isDense?: boolean;
  onReload: () => void;
  onExport: () => void;
  onPage: (page: number) => void;
};

/**
 * A page of records: their number, all of them as a file, one page as a table, and the other pages,
 * which also stay reachable from a page that could not be loaded or no longer exists.
 */
export function RecordView<Row>(props: RecordViewProps<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    screen,
    words,
    page,
    pages,
    empty,
    lead,
    note,
    isDense = false,
    cardNote,
    onReload,
    onPage,
  } = props;
  const hasFailed = screen === 'failed';
  const hasRows = rows.length > 0 && !hasFailed;
  return (
    <>
      {hasFailed ? null : <Summary {...props} />}
      {lead && hasRows ? <p className={css.note}>{lead}</p> : null}
      <DataTable<Row>
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        isLoading={screen === 'loading'}
        isDense={isDense}
        cardNote={cardNote}
        empty={empty}
        failed={
          hasFailed ? (
            <FailureState retryLabel={words.retry} onRetry={onReload}>
              {words.failure}
            </FailureState>
          ) : null
        }
      />
      {note && hasRows ? <p className={css.note}>{note}</p> : null}
      {Math.max(page, pages) < 2 ? null : (
        <Pager
          label={words.pages.label}
          previousLabel={words.pages.previous}
          nextLabel={words.pages.next}
          page={page}
          pages={pages}
          onPage={onPage}
        >
          {words.pages.place}
        </Pager>
      )}
    </>
  );
}

function Summary<Row>({ screen, total, words, isExporting, onExport }: RecordViewProps<Row>) {
  if (total === 0) return null;
  return (
    <>
      <div className={css.summary}>
        <p aria-live="polite">{words.count}</p>
        <Button compact busy={isExporting} disabled={screen === 'loading'} onClick={onExport}>
          <ArrowDownToLine size={18} aria-hidden="true" />
          {words.export}
        </Button>
      </div>
      {words.failure && screen === 'ready' && !isExporting ? (
        <Alert tone="danger">{words.failure}</Alert>
      ) : null}
    </>
  );
}
