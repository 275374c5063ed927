import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { MissionsRef } from '../../../../machines/rewards/missions/missions.machine';
import {
  inGroups,
  selectIsWeekLoading,
  selectWeek,
  selectWeekFault,
} from '../../../../machines/rewards/missions/missions.selectors';
import type {
  Mission,
  MissionKind,
  MissionWeek,
} from '../../../../machines/rewards/missions/missions.types';
import { createZonedTime, dayOf } from '../../../../machines/shared/zonedTime.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { Badge } from '../../../ui/Badge';
import { FailureAlert } from '../../../ui/FailureAlert';
import { FailureState } from '../../../ui/FailureState';
import { useAtNow } from '../../../ui/hooks/useNow';
import { Cherry, Dices, Heart, LogIn, Ticket } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { formatCount, formatMoney } from '../../../ui/money';
import { ProgressBar } from '../../../ui/ProgressBar';
import { TimeLeft } from '../../../ui/TimeLeft';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Missions.css';
import { WholeDays } from '../../../ui/WholeDays';

/** The path where the mission can be done; none for a mission that logging in completes. */
const LOOKS: Record<MissionKind, { icon: ReactNode; to: string | null }> = {
  logins: { icon: <LogIn size={22} />, to: null },
  slots: { icon: <Cherry size={22} />, to: '/rng' },
  live: { icon: <Dices size={22} />, to: '/live' },
  lottery: { icon: <Ticket size={22} />, to: '/lottery' },
  favourite: { icon: <Heart size={22} />, to: '/' },
};
/** The platform's day at a moment. */
type DayTextOf = (time: number) => string;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The missions of this week with their progress. */
export function Week({ missions, timeZone }: { missions: MissionsRef; timeZone: string }) {
  const t = useT('missions');
  const common = useT('common');
  const say = useMessage();
  const week = useSelector(missions, selectWeek);
  const isLoading = useSelector(missions, selectIsWeekLoading);
  const fault = useSelector(missions, selectWeekFault);
  const retry = () => missions.send({ type: 'week.reload' });
  return (
    <section
      className={css.part}
      aria-labelledby="missions-week"
      aria-busy={isLoading || undefined}
    >
      <div className={css.head}>
        <h4 id="missions-week" className={css.heading}>
          {t('week')}
        </h4>
        {week ? (
          <span className={css.left}>
            {t('left.label')} <Left until={week.endsAt} />
          </span>
        ) : null}
      </div>
      {week && fault ? (
        <FailureAlert retryLabel={common('retry')} onRetry={retry}>
          {say(fault)}
        </FailureAlert>
      ) : null}
      {week ? <Known week={week} timeZone={timeZone} /> : null}
      {!week && fault ? (
        <FailureState retryLabel={common('retry')} onRetry={retry}>
          {say(fault)}
        </FailureState>
      ) : null}
      {!week && !fault ? <Waiting label={common('loading')} rows={5} height={104} /> : null}
    </section>
  );
}

function Known({ week, timeZone }: { week: MissionWeek; timeZone: string }) {
  const t = useT('missions');
  const zone = useZoneName(timeZone);
  const timeOf = useMemo(() => createZonedTime(timeZone), [timeZone]);
  const dayTextOf = (time: number) => dayOf(timeOf(time));
  return (
    <>
      <p className={css.muted}>
        <WholeDays>{t('lead', { from: week.from, to: week.to, zone })}</WholeDays>
      </p>
      <Bonus week={week} dayTextOf={dayTextOf} />
      <ul role="list" className={css.list} aria-label={t('list')}>
        {inGroups(week.missions).map(({ group, entry: mission, isFirst }) => (
          <li key={mission.kind} className={css.entry}>
            {isFirst ? <h5 className={css.group}>{t(`group.${group}`)}</h5> : null}
            <Entry mission={mission} dayTextOf={dayTextOf} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows days and hours; on the last day also seconds. */
function Left({ until }: { until: number }) {
  const t = useT('missions');
  const hours = useAtNow((now) => Math.max(0, Math.floor((until - now) / HOUR)));
  if (hours * HOUR < DAY) return <TimeLeft until={until} label={t('left.label')} />;
  const days = Math.floor(hours / 24);
  return (
    <time
      role="timer"
      aria-label={t('left.label')}
      dateTime={`P${days}DT${hours % 24}H`}
      className={css.clock}
    >
      {t('left.days', { days, hours: hours % 24 })}
    </time>
  );
}

/** The progress of all missions together. */
function Bonus({
  week: { missions, bonus },
  dayTextOf,
}: {
  week: MissionWeek;
  dayTextOf: DayTextOf;
}) {
  const t = useT('missions');
  const finished = missions.filter(({ finishedAt }) => finishedAt !== null).length;
  const figures = t('of', { done: finished, target: missions.length });
  return (
    <div className={css.bonus}>
      <div className={css.prize}>
        <span className={css.prizeWords}>
          <span className={css.name}>{t('bonus.title')}</span>
          <span className={css.muted}>
            <WholeDays>
              {bonus.paidAt === null
                ? t('bonus.text')
                : t('bonus.paid', { day: dayTextOf(bonus.paidAt) })}
            </WholeDays>
          </span>
        </span>
        <span className={css.amount}>{formatMoney(bonus.amount, bonus.currencySymbol)}</span>
      </div>
      <div className={css.progress}>
        <ProgressBar
          label={t('bonus.title')}
          value={finished}
          max={missions.length}
          text={figures}
        />
        <span className={css.figures} aria-hidden="true">
          {figures}
        </span>
      </div>
    </div>
  );
}

function Entry({
  mission: { kind, progress, target, points, finishedAt },
  dayTextOf,
}: {
  mission: Mission;
  dayTextOf: DayTextOf;
}) {
  const t = useT('missions');
  const { icon, to } = LOOKS[kind];
  const title = t(`kind.${kind}.title`, { target });
  const figures = t('of', { done: progress, target });
  const isDone = finishedAt !== null;
  return (
    <div className={css.mission}>
      <span className={css.sign[isDone ? 'done' : 'open']} aria-hidden="true">
        {icon}
      </span>
      <div className={css.about}>
        <span className={css.words}>
          <span className={css.name}>{title}</span>
          <span className={css.muted}>
            <WholeDays>
              {isDone ? t('finishedAt', { day: dayTextOf(finishedAt) }) : t(`kind.${kind}.text`)}
            </WholeDays>
          </span>
        </span>
        {isDone ? (
          <Badge tone="success">
            {t('credited', { count: points, figure: formatCount(points) })}
          </Badge>
        ) : (
          <span className={css.points}>
            {t('brings', { count: points, figure: formatCount(points) })}
          </span>
        )}
      </div>
      <div className={css.state}>
        <div className={css.progress}>
          <ProgressBar label={title} value={progress} max={target} text={figures} />
          <span className={css.figures} aria-hidden="true">
            {figures}
          </span>
        </div>
        {to === null || isDone ? null : (
          <span className={css.action}>
            <Link look="secondary" to={to}>
              {t(`kind.${kind}.go`)}
            </Link>
          </span>
        )}
      </div>
    </div>
  );
}
