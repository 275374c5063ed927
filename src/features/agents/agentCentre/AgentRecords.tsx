import { useSelector } from '@xstate/react';
import type { AgentCentreRef } from '../../../../machines/agents/agentCentre/agentCentre.machine';
import {
  selectFacts,
  selectRecords,
} from '../../../../machines/agents/agentCentre/agentCentre.selectors';
import type {
  AgentPage,
  CentreFacts,
} from '../../../../machines/agents/agentCentre/agentCentre.types';
import type { AgentRecordKind } from '../../../../machines/agents/agentRecords/agentRecords.types';
import type { AgentRecordsRef } from '../../../../machines/agents/agentRecords/agentRecords.machine';
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
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { daysInShort, DaysFilter } from '../../../ui/DaysFilter';
import { EmptyState } from '../../../ui/EmptyState';
import { useSearchDraft } from '../../../ui/hooks/useSearchDraft';
import { ReceiptText } from '../../../ui/icons';
import { RecordFilters } from '../../../ui/RecordFilters';
import { RecordView } from '../../../ui/RecordView';
import { SearchField } from '../../../ui/SearchField';
import { useAgentColumns } from './columns';
import * as css from './Records.css';
import { usePeriods } from './usePeriods';
import { useRecordWords } from './useRecordWords';

/** What contracts paid, below zero where the agent pays. */
const SETTLED = ['dividend', 'daily', 'hourly', 'realTime'] as const;
const SETTLEMENTS: ReadonlySet<AgentRecordKind> = new Set(SETTLED);
/** Kinds whose rows may be rejected or in process. */
const STATED: ReadonlySet<AgentRecordKind> = new Set(['accountDetails', ...SETTLED]);

type Props = { centre: AgentCentreRef; page: AgentPage; symbol: string };
type TableProps = Props & { records: AgentRecordsRef; facts: CentreFacts };

/**
 * The tables of the agent centre (spec §2): range of days, person, totals, pages and download. Only
 * the columns differ.
 */
export function AgentRecords(props: Props) {
  const records = useSelector(props.centre, selectRecords);
  const facts = useSelector(props.centre, selectFacts);
  return records && facts ? (
    <div className={css.page} key={records.sessionId}>
      <Filters {...props} records={records} facts={facts} />
      <Table {...props} records={records} facts={facts} />
    </div>
  ) : null;
}

function Filters({ records, facts }: TableProps) {
  const t = useT('agentCentre');
  const filter = useSelector(records, selectFilter);
  const [account, change] = useSearchDraft(filter.account, (words) =>
    records.send({ type: 'filter.choose', filter: { ...filter, account: words } }),
  );
  const periods = usePeriods(facts);
  return (
    <RecordFilters
      words={useFilterWords()}
      chosen={[...daysInShort(periods.presets, filter), ...(account === '' ? [] : [account])]}
    >
      <div className={css.filters}>
        <div className={css.filter}>
          <DaysFilter
            calendar={useCalendarWords()}
            {...periods}
            value={filter}
            onChoose={(days) =>
              records.send({ type: 'filter.choose', filter: { ...filter, ...days } })
            }
          />
        </div>
        {filter.kind === 'income' ? null : (
          <div className={css.besideDays}>
            <SearchField
              label={t('records.account')}
              clearLabel={t('records.clear')}
              placeholder={t('records.account')}
              maxLength={40}
              value={account}
              onChange={change}
            />
          </div>
        )}
      </div>
    </RecordFilters>
  );
}

function Table({ centre, page: key, symbol, records, facts }: TableProps) {
  const t = useT('agentCentre');
  const count = useT('records');
  const filter = useSelector(records, selectFilter);
  const { kind, account } = filter;
  const longest = usePeriods(facts).presets.at(-1);
  const result = useSelector(records, selectResult);
  const page = useSelector(records, selectPage);
  const pages = result?.totalPages ?? 0;
  const total = result?.total ?? 0;
  const words = useRecordWords({
    count: count('count', { count: total }),
    message: useSelector(records, selectMessage),
    page,
    pages,
  });
  const columns = useAgentColumns({
    kind,
    symbol,
    utcOffset: facts.utcOffset,
    totals: result?.totals ?? null,
    onExplain: (settlementId) => centre.send({ type: 'settlement.explain', settlementId }),
  });
  return (
    <RecordView
      isDense
      caption={t(`page.${key}`)}
      columns={columns}
      rows={result?.rows ?? []}
      keyOf={({ id }) => id}
      words={words}
      total={total}
      page={page}
      pages={pages}
      screen={useSelector(records, selectScreen)}
      isExporting={useSelector(records, selectIsExporting)}
      lead={
        kind === 'income'
          ? t('records.minus.income')
          : SETTLEMENTS.has(kind)
            ? t('records.minus.settlements')
            : undefined
      }
      note={STATED.has(kind) ? count('counted') : undefined}
      empty={
        <EmptyState
          icon={<ReceiptText size={28} />}
          action={
            longest && filter.from > longest.from ? (
              <Button
                onClick={() =>
                  records.send({
                    type: 'filter.choose',
                    filter: { ...filter, from: longest.from, to: longest.to },
                  })
                }
              >
                {count('longer')}
              </Button>
            ) : null
          }
        >
          {account === '' ? t(`records.none.${kind}`) : t('records.notFound')}
        </EmptyState>
      }
      onReload={() => records.send({ type: 'data.reload' })}
      onExport={() => records.send({ type: 'records.export' })}
      onPage={(next) => records.send({ type: 'page.turn', page: next })}
    />
  );
}
