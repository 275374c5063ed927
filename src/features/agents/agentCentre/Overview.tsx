import { useSelector } from '@xstate/react';
import type { AgentCentreRef } from '../../../../machines/agents/agentCentre/agentCentre.machine';
import {
  selectFacts,
  selectOverview as selectOverviewRef,
} from '../../../../machines/agents/agentCentre/agentCentre.selectors';
import type { CentreFacts } from '../../../../machines/agents/agentCentre/agentCentre.types';
import type { AgentOverviewRef } from '../../../../machines/agents/agentOverview/agentOverview.machine';
import type {
  AgentOverview,
  TeamFigures,
} from '../../../../machines/agents/agentOverview/agentOverview.types';
import {
  selectDays,
  selectFault,
  selectIsBusy,
  selectOverview,
} from '../../../../machines/agents/agentOverview/agentOverview.selectors';
import { useCalendarWords } from '../../../i18n/calendarWords';
import { useFilterWords } from '../../../i18n/filterWords';
import { useMessage, useT } from '../../../i18n/i18n';
import { DataTable, type Column } from '../../../ui/DataTable';
import { daysInShort, DaysFilter } from '../../../ui/DaysFilter';
import { Disclosure } from '../../../ui/Disclosure';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { FigureChart } from '../../../ui/FigureChart';
import { useChoice } from '../../../ui/hooks/useChoice';
import { useFits } from '../../../ui/hooks/useFits';
import { formatCount, formatMoney } from '../../../ui/money';
import { RecordFilters } from '../../../ui/RecordFilters';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Overview.css';
import { usePeriods } from './usePeriods';

type Figure = keyof TeamFigures;
const FIGURES = [
  'bets',
  'profit',
  'deposits',
  'withdrawals',
  'newMembers',
  'activeMembers',
] as const satisfies readonly Figure[];
const PEOPLE = ['members', 'agents', 'online'] as const;

/** The team in figures, also day by day (spec §2 Team overview). */
export function Overview({ centre, symbol }: { centre: AgentCentreRef; symbol: string }) {
  const overview = useSelector(centre, selectOverviewRef);
  const facts = useSelector(centre, selectFacts);
  return overview && facts ? <Loaded overview={overview} facts={facts} symbol={symbol} /> : null;
}

function Loaded({
  overview,
  facts,
  symbol,
}: {
  overview: AgentOverviewRef;
  facts: CentreFacts;
  symbol: string;
}) {
  const common = useT('common');
  const say = useMessage();
  const days = useSelector(overview, selectDays);
  const known = useSelector(overview, selectOverview);
  const fault = useSelector(overview, selectFault);
  const isBusy = useSelector(overview, selectIsBusy);
  const periods = usePeriods(facts);
  return (
    <div className={css.page} aria-busy={isBusy || undefined}>
      <RecordFilters words={useFilterWords()} chosen={daysInShort(periods.presets, days)}>
        <DaysFilter
          calendar={useCalendarWords()}
          {...periods}
          value={days}
          onChoose={(chosen) => overview.send({ type: 'days.choose', days: chosen })}
        />
      </RecordFilters>
      {fault ? (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => overview.send({ type: 'data.reload' })}
        >
          {say(fault)}
        </FailureState>
      ) : null}
      {fault ? null : known ? (
        <Figures known={known} symbol={symbol} />
      ) : (
        <Waiting label={common('loading')} rows={4} height={88} />
      )}
    </div>
  );
}

const useRead =
  (symbol: string) =>
  (figure: Figure, figures: TeamFigures): string => {
    const value = figures[figure];
    return typeof value === 'number' ? formatCount(value) : formatMoney(value, symbol);
  };

function Figures({ known, symbol }: { known: AgentOverview; symbol: string }) {
  const t = useT('agentCentre');
  const read = useRead(symbol);
  return (
    <>
      <section className={css.section} aria-labelledby="team-now">
        <h4 id="team-now" className={css.heading}>
          {t('overview.now')}
        </h4>
        <FigureList
          figures={PEOPLE.map((one) => ({
            name: t(`overview.${one}`),
            value: formatCount(known[one]),
          }))}
        />
      </section>
      <section className={css.section} aria-labelledby="team-sum">
        <h4 id="team-sum" className={css.heading}>
          {t('overview.sum')}
        </h4>
        <FigureList
          figures={FIGURES.map((one) => ({
            name: t(`overview.figure.${one}`),
            value: read(one, known.totals),
          }))}
        />
        <p className={css.sign}>{t('overview.sign')}</p>
      </section>
      <Days known={known} symbol={symbol} />
    </>
  );
}

function FigureList({ figures }: { figures: readonly { name: string; value: string }[] }) {
  const { ref, fits } = useFits<HTMLDivElement>();
  return (
    <div ref={ref}>
      <dl className={fits ? css.figures.columns : css.figures.list}>
        {figures.map(({ name, value }) => (
          <div key={name} className={css.figure}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One figure as a chart, all figures as a table. */
function Days({ known: { days, totals }, symbol }: { known: AgentOverview; symbol: string }) {
  const t = useT('agentCentre');
  const [table, turn] = useChoice<'closed' | 'open'>(['closed', 'open']);
  const read = useRead(symbol);
  const columns: Column<AgentOverview['days'][number]>[] = [
    { key: 'day', header: t('overview.day'), render: ({ day }) => day, total: t('records.total') },
    ...FIGURES.map((one) => ({
      key: one,
      header: t(`overview.figure.${one}`),
      align: 'end' as const,
      render: (row: TeamFigures) => read(one, row),
      total: read(one, totals),
    })),
  ];
  return (
    <FigureChart
      figures={FIGURES}
      nameOf={(one) => t(`overview.figure.${one}`)}
      titleOf={(one) => t('overview.chart', { figure: t(`overview.figure.${one}`) })}
      choice={t('overview.figures')}
      pointsOf={(figure) =>
        days.map((row) => ({
          key: row.day,
          label: row.day,
          value: Number(row[figure]),
          text: read(figure, row),
        }))
      }
    >
      <Disclosure
        level={4}
        open={table === 'open'}
        onToggle={() => turn(table === 'open' ? 'closed' : 'open')}
        heading={t('overview.table')}
      >
        <DataTable
          isDense
          caption={t('overview.table')}
          columns={columns}
          rows={days}
          keyOf={({ day }) => day}
          empty={<EmptyState>{t('overview.nothing')}</EmptyState>}
        />
      </Disclosure>
    </FigureChart>
  );
}
