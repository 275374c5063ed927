import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AgentCentreRef } from '../../../../machines/agents/agentCentre/agentCentre.machine';
import { selectDashboard } from '../../../../machines/agents/agentCentre/agentCentre.selectors';
import type { AgentDashboardRef } from '../../../../machines/agents/agentDashboard/agentDashboard.machine';
import {
  selectDays,
  selectHasFailed,
  selectIsPrinting,
  selectIsSaving,
  selectMessage,
  selectPeriod,
  selectToday,
} from '../../../../machines/agents/agentDashboard/agentDashboard.selectors';
import {
  FIGURES,
  PERIODS,
  type DashboardDay,
  type DashboardPeriod,
} from '../../../../machines/agents/agentDashboard/agentDashboard.types';
import { periodsOf, sumOf } from '../../../../machines/agents/agentDashboard/periods.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { DataTable, type Column } from '../../../ui/DataTable';
import { FailureState } from '../../../ui/FailureState';
import { FigureChart } from '../../../ui/FigureChart';
import { ArrowDownToLine } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { daysOf } from '../../../ui/time';
import { Waiting } from '../../../ui/Waiting';
import { WholeDays } from '../../../ui/WholeDays';
import { ComparedFigures, FigureValue, textOfFigure } from './ComparedFigures';
import * as css from './Dashboard.css';

/**
 * The agent's dashboard (docs/decisions/0109): this period against the one before, and all periods
 * as a chart and a table; it can be saved as a file and printed.
 */
export function Dashboard({ centre, symbol }: { centre: AgentCentreRef; symbol: string }) {
  const dashboard = useSelector(centre, selectDashboard);
  return dashboard ? <Read dashboard={dashboard} symbol={symbol} /> : null;
}

type Props = { dashboard: AgentDashboardRef; symbol: string };

function Read({ dashboard, symbol }: Props) {
  const common = useT('common');
  const say = useMessage();
  const days = useSelector(dashboard, selectDays);
  const hasFailed = useSelector(dashboard, selectHasFailed);
  const message = useSelector(dashboard, selectMessage);
  if (hasFailed)
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => dashboard.send({ type: 'data.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  if (!days) return <Waiting label={common('loading')} rows={4} height={104} />;
  return (
    <div className={css.page}>
      <Bar dashboard={dashboard} />
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <Periods dashboard={dashboard} symbol={symbol} days={days} />
    </div>
  );
}

function Bar({ dashboard }: { dashboard: AgentDashboardRef }) {
  const t = useT('agentDashboard');
  const words = useT('agentCentre');
  const records = useT('records');
  const period = useSelector(dashboard, selectPeriod);
  const isSaving = useSelector(dashboard, selectIsSaving);
  const isPrinting = useSelector(dashboard, selectIsPrinting);
  return (
    <div className={css.bar} data-choice="view">
      <ChoiceChips
        label={t('length')}
        name="dashboardPeriod"
        inOneLine
        value={period}
        options={PERIODS.map((value) => ({ value, label: words(`period.${value}`) }))}
        onSelect={(chosen) => dashboard.send({ type: 'period.choose', period: chosen })}
      />
      <div className={css.buttons}>
        <Button
          compact
          busy={isSaving}
          disabled={isPrinting}
          onClick={() => dashboard.send({ type: 'dashboard.save' })}
        >
          <ArrowDownToLine size={18} aria-hidden="true" />
          {records('export')}
        </Button>
        <Button
          compact
          busy={isPrinting}
          disabled={isSaving}
          onClick={() => dashboard.send({ type: 'dashboard.print' })}
        >
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

function Periods({ dashboard, symbol, days }: Props & { days: readonly DashboardDay[] }) {
  const t = useT('agentDashboard');
  const period = useSelector(dashboard, selectPeriod);
  const today = useSelector(dashboard, selectToday);
  const periods = useMemo(() => periodsOf(days, period, today), [days, period, today]);
  const [now, before] = periods;
  return (
    <>
      {now && before ? <Comparison now={now} before={before} symbol={symbol} /> : null}
      <Chart periods={periods} symbol={symbol} />
      <Table periods={periods} symbol={symbol} />
      <p className={css.muted}>{t('meaning')}</p>
    </>
  );
}

/** The figures of this period, and how they differ from the one before. */
function Comparison({
  now,
  before,
  symbol,
}: {
  now: DashboardPeriod;
  before: DashboardPeriod;
  symbol: string;
}) {
  const t = useT('agentDashboard');
  return (
    <section className={css.section} aria-labelledby="dashboard-compare">
      <h4 id="dashboard-compare" className={css.heading}>
        {t('compare')}
      </h4>
      <p className={css.lead}>
        <WholeDays>{t('about', { now: daysOf(now), before: daysOf(before) })}</WholeDays>
      </p>
      <ComparedFigures figures={FIGURES} now={now} before={before} symbol={symbol} />
    </section>
  );
}

/** One figure of the periods, the oldest first. */
function Chart({ periods, symbol }: { periods: readonly DashboardPeriod[]; symbol: string }) {
  const t = useT('agentDashboard');
  return (
    <FigureChart
      figures={FIGURES}
      nameOf={(figure) => t(`column.${figure}`)}
      titleOf={(figure) => t('chart', { figure: t(`column.${figure}`) })}
      choice={t('figures')}
      pointsOf={(figure) =>
        periods.toReversed().map((period) => ({
          key: period.from,
          label: daysOf(period),
          value: Number(period[figure]),
          text: textOfFigure(figure, period, symbol),
        }))
      }
    />
  );
}

function Table({ periods, symbol }: { periods: readonly DashboardPeriod[]; symbol: string }) {
  const t = useT('agentDashboard');
  const totals = useMemo(() => sumOf(periods), [periods]);
  const columns: Column<DashboardPeriod>[] = [
    {
      key: 'period',
      header: t('period'),
      render: (period) => <Money>{daysOf(period)}</Money>,
      total: t('total'),
    },
    ...FIGURES.map((figure) => ({
      key: figure,
      header: t(`column.${figure}`),
      align: 'end' as const,
      render: (period: DashboardPeriod) => (
        <FigureValue figure={figure} figures={period} symbol={symbol} />
      ),
      total: <FigureValue figure={figure} figures={totals} symbol={symbol} />,
    })),
  ];
  return (
    <DataTable
      isDense
      caption={t('table')}
      columns={columns}
      rows={periods}
      keyOf={({ from }) => from}
      empty={null}
    />
  );
}
