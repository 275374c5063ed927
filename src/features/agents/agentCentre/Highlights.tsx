import { useSelector } from '@xstate/react';
import type { AgentCentreRef } from '../../../../machines/agents/agentCentre/agentCentre.machine';
import { selectDashboard } from '../../../../machines/agents/agentCentre/agentCentre.selectors';
import type { AgentDashboardRef } from '../../../../machines/agents/agentDashboard/agentDashboard.machine';
import {
  selectDays,
  selectHasFailed,
  selectMessage,
  selectToday,
} from '../../../../machines/agents/agentDashboard/agentDashboard.selectors';
import { periodsOf } from '../../../../machines/agents/agentDashboard/periods.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { FailureAlert } from '../../../ui/FailureAlert';
import { Skeleton } from '../../../ui/Skeleton';
import { daysOf } from '../../../ui/time';
import { WholeDays } from '../../../ui/WholeDays';
import { ComparedFigures } from './ComparedFigures';
import * as css from './Highlights.css';

const FIGURES = ['income', 'bets', 'newMembers'] as const;
type Props = { centre: AgentCentreRef; symbol: string };

/** The last days in a few figures, where the agent arrives, and the way to all of them. */
export function Highlights({ centre, symbol }: Props) {
  const dashboard = useSelector(centre, selectDashboard);
  return dashboard ? <Section dashboard={dashboard} centre={centre} symbol={symbol} /> : null;
}

function Section({ dashboard, centre, symbol }: Props & { dashboard: AgentDashboardRef }) {
  const t = useT('agentCentre');
  return (
    <section className={css.section} aria-labelledby="highlights">
      <div className={css.head}>
        <h4 id="highlights" className={css.heading}>
          {t('highlights')}
        </h4>
        <Button compact onClick={() => centre.send({ type: 'page.choose', page: 'dashboard' })}>
          {t('page.dashboard')}
        </Button>
      </div>
      <Figures dashboard={dashboard} symbol={symbol} />
    </section>
  );
}

/** A failure takes the figures only, not the page. */
function Figures({ dashboard, symbol }: { dashboard: AgentDashboardRef; symbol: string }) {
  const t = useT('agentDashboard');
  const common = useT('common');
  const say = useMessage();
  const hasFailed = useSelector(dashboard, selectHasFailed);
  const days = useSelector(dashboard, selectDays);
  const today = useSelector(dashboard, selectToday);
  const message = useSelector(dashboard, selectMessage);
  const [now, before] = periodsOf(days ?? [], 'weekly', today);
  if (hasFailed)
    return (
      <FailureAlert
        retryLabel={common('retry')}
        onRetry={() => dashboard.send({ type: 'data.reload' })}
      >
        {say(message)}
      </FailureAlert>
    );
  if (!days || !now || !before)
    return (
      <div role="status" aria-label={common('loading')} className={css.waiting}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} height="100%" />
        ))}
      </div>
    );
  return (
    <>
      <p className={css.lead}>
        <WholeDays>{t('about', { now: daysOf(now), before: daysOf(before) })}</WholeDays>
      </p>
      <ComparedFigures figures={FIGURES} now={now} before={before} symbol={symbol} />
    </>
  );
}
