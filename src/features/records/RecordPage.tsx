import { useSelector } from '@xstate/react';
import type { RecordsRef } from '../../../machines/records/records.machine';
import type { MemberRecord, RecordFilter } from '../../../machines/records/records.types';
import { DAY_PRESETS, lastDays } from '../../../machines/shared/days.selectors';
import { selectFilter, selectIsExporting, selectMessage, selectPage, selectResult, selectScreen } from '../../../machines/shared/recordPage.selectors';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ChoiceChips } from '../../ui/Chips';
import { DataTable } from '../../ui/DataTable';
import { DateRangeField } from '../../ui/DateRangeField';
import { EmptyState } from '../../ui/EmptyState';
import { FailureState } from '../../ui/FailureState';
import { ArrowDownToLine, ReceiptText } from '../../ui/icons';
import { Pager } from '../../ui/Pager';
import { useColumns } from './columns';
import * as css from './RecordPage.css';

/** `today` is the platform's day; `symbol` that of the member's wallet. */
export type RecordPageProps = { records: RecordsRef; today: string; symbol: string; caption: string };
/** The platform's records of one question reach no further than this many days. */
const MOST_DAYS = 90;
const LONGER = 30;

/** A member's own bets or account record (spec §2 Member centre menu pages): days, totals, pages, and all of it as a file. */
export function RecordPage({ records, today, symbol, caption }: RecordPageProps) {
  return (
    <div className={css.page}>
      <Days records={records} today={today} />
      <Rows records={records} today={today} symbol={symbol} caption={caption} />
      <Pages records={records} />
    </div>
  );
}

function Days({ records, today }: Pick<RecordPageProps, 'records' | 'today'>) {
  const t = useT('records');
  const filter = useSelector(records, selectFilter);
  const choose = (days: Pick<RecordFilter, 'from' | 'to'>) => records.send({ type: 'filter.choose', filter: { ...filter, ...days } });
  const preset = DAY_PRESETS.find((days) => {
    const { from, to } = lastDays(today, days);
    return from === filter.from && to === filter.to;
  });
  return (
    <div className={css.days}>
      <ChoiceChips
        label={t('presets')} name="preset" value={preset === undefined ? null : `${preset}`} onSelect={(days) => choose(lastDays(today, Number(days)))}
        options={DAY_PRESETS.map((days) => ({ value: `${days}`, label: t(`preset.${days}`) }))}
      />
      <DateRangeField label={t('period')} fromLabel={t('from')} toLabel={t('to')} value={filter} min={lastDays(today, MOST_DAYS).from} max={today} onChange={choose} />
    </div>
  );
}

function Rows({ records, today, symbol, caption }: RecordPageProps) {
  const t = useT('records');
  const common = useT('common');
  const say = useMessage();
  const filter = useSelector(records, selectFilter);
  const screen = useSelector(records, selectScreen);
  const result = useSelector(records, selectResult);
  const message = useSelector(records, selectMessage);
  const columns = useColumns({ kind: filter.kind, totals: result?.totals ?? null, symbol });
  const longest = lastDays(today, LONGER);
  return (
    <>
      {result && screen !== 'failed' ? <Summary records={records} total={result.total} /> : null}
      <DataTable<MemberRecord>
        caption={caption} columns={columns} rows={result?.rows ?? []} keyOf={({ id }) => id} isLoading={screen === 'loading'}
        empty={(
          <EmptyState
            icon={<ReceiptText size={28} />}
            action={filter.from > longest.from ? <Button onClick={() => records.send({ type: 'filter.choose', filter: { ...filter, ...longest } })}>{t('longer')}</Button> : null}
          >
            {t(`none.${filter.kind}`)}
          </EmptyState>
        )}
        failed={screen === 'failed'
          ? <FailureState retryLabel={common('retry')} onRetry={() => records.send({ type: 'data.reload' })}>{say(message)}</FailureState>
          : null}
      />
    </>
  );
}

function Summary({ records, total }: { records: RecordsRef; total: number }) {
  const t = useT('records');
  const say = useMessage();
  const isExporting = useSelector(records, selectIsExporting);
  const message = useSelector(records, selectMessage);
  if (total === 0) return null;
  return (
    <>
      <div className={css.summary}>
        <p aria-live="polite">{t('count', { count: total })}</p>
        <Button compact busy={isExporting} onClick={() => records.send({ type: 'records.export' })}><ArrowDownToLine size={18} aria-hidden="true" />{t('export')}</Button>
      </div>
      {message && !isExporting ? <Alert tone="danger">{say(message)}</Alert> : null}
    </>
  );
}

function Pages({ records }: { records: RecordsRef }) {
  const t = useT('records');
  const page = useSelector(records, selectPage);
  const pages = useSelector(records, selectResult)?.totalPages ?? 0;
  const hasFailed = useSelector(records, selectScreen) === 'failed';
  if (pages < 2 || hasFailed) return null;
  return (
    <Pager label={t('pages.label')} previousLabel={t('pages.previous')} nextLabel={t('pages.next')} page={page} pages={pages} onPage={(next) => records.send({ type: 'page.turn', page: next })}>
      {t('pages.place', { page, pages })}
    </Pager>
  );
}
