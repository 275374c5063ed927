import { useSelector } from '@xstate/react';
import type { RecordsRef } from '../../../../machines/member/records/records.machine';
import type { RecordFilter } from '../../../../machines/member/records/records.types';
import { DAY_PRESETS, lastDays, MOST_DAYS } from '../../../../machines/shared/days.selectors';
import {
  selectFilter,
  selectIsExporting,
  selectMessage,
  selectPage,
  selectResult,
  selectScreen,
} from '../../../../machines/shared/recordPage.selectors';
import { useCalendarWords } from '../../../i18n/calendarWords';
import { useFilterWords } from '../../../i18n/filterWords';
import { useMessage, useT } from '../../../i18n/i18n';
import { useTimesNote } from '../../../i18n/platformTime';
import { Button } from '../../../ui/Button';
import { daysInShort, DaysFilter } from '../../../ui/DaysFilter';
import { EmptyState } from '../../../ui/EmptyState';
import { ReceiptText } from '../../../ui/icons';
import { RecordFilters } from '../../../ui/RecordFilters';
import { RecordView } from '../../../ui/RecordView';
import { useColumns } from './columns';
import * as css from './RecordPage.css';
import { useToday } from './useToday';

/**
 * `today`: the platform's day when the page opens; `timeZone`: the platform's; `symbol`: of the
 * currency of the member's wallet.
 */
export type RecordPageProps = {
  records: RecordsRef;
  today: string;
  timeZone: string;
  symbol: string;
  caption: string;
};
const LONGER = 30;

/**
 * A member's own bets or account record (spec §2 Member centre menu pages): range of days, totals,
 * pages and download.
 */
export function RecordPage(props: RecordPageProps) {
  const today = useToday(props.today, props.timeZone);
  return (
    <div className={css.page}>
      <Days records={props.records} today={today} />
      <Rows {...props} today={today} />
    </div>
  );
}

function Days({ records, today }: Pick<RecordPageProps, 'records' | 'today'>) {
  const t = useT('records');
  const filter = useSelector(records, selectFilter);
  const presets = DAY_PRESETS.map((days) => ({
    key: `${days}`,
    label: t(`preset.${days}`),
    ...lastDays(today, days),
  }));
  return (
    <RecordFilters words={useFilterWords()} chosen={daysInShort(presets, filter)}>
      <DaysFilter
        calendar={useCalendarWords()}
        words={{ presets: t('presets'), days: t('period'), from: t('from'), to: t('to') }}
        value={filter}
        min={lastDays(today, MOST_DAYS).from}
        max={today}
        presets={presets}
        onChoose={(days: Pick<RecordFilter, 'from' | 'to'>) =>
          records.send({ type: 'filter.choose', filter: { ...filter, ...days } })
        }
      />
    </RecordFilters>
  );
}

function Rows({ records, today, symbol, timeZone, caption }: RecordPageProps) {
  const t = useT('records');
  const common = useT('common');
  const say = useMessage();
  const filter = useSelector(records, selectFilter);
  const result = useSelector(records, selectResult);
  const message = useSelector(records, selectMessage);
  const page = useSelector(records, selectPage);
  const pages = result?.totalPages ?? 0;
  const timesNote = useTimesNote();
  const longest = lastDays(today, LONGER);
  return (
    <RecordView
      caption={caption}
      columns={useColumns({ kind: filter.kind, totals: result?.totals ?? null, symbol, timeZone })}
      rows={result?.rows ?? []}
      keyOf={({ id }) => id}
      screen={useSelector(records, selectScreen)}
      isExporting={useSelector(records, selectIsExporting)}
      total={result?.total ?? 0}
      page={page}
      pages={pages}
      words={{
        count: t('count', { count: result?.total ?? 0 }),
        export: t('export'),
        retry: common('retry'),
        failure: say(message),
        pages: {
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          place: t('pages.place', { page, pages }),
        },
      }}
      cardNote={filter.kind === 'profit' ? undefined : timesNote}
      note={filter.kind === 'account' || filter.kind === 'bonus' ? t('counted') : undefined}
      empty={
        <EmptyState
          icon={<ReceiptText size={28} />}
          action={
            filter.from > longest.from ? (
              <Button
                onClick={() =>
                  records.send({ type: 'filter.choose', filter: { ...filter, ...longest } })
                }
              >
                {t('longer')}
              </Button>
            ) : null
          }
        >
          {t(`none.${filter.kind}`)}
        </EmptyState>
      }
      onReload={() => records.send({ type: 'data.reload' })}
      onExport={() => records.send({ type: 'records.export' })}
      onPage={(next) => records.send({ type: 'page.turn', page: next })}
    />
  );
}
