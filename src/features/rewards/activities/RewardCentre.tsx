import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ActivitiesRef } from '../../../../machines/rewards/activities/activities.machine';
import {
  countsLater,
  groupsOf,
  hasProgress,
  inGroups,
  isCap,
  isCovered,
  selectApplication,
  selectHasFailed,
  selectIsSending,
  selectKnown,
  selectMessage,
  selectPendingId,
  textKeyOf,
} from '../../../../machines/rewards/activities/activities.selectors';
import type { ActivityApplicationRef } from '../../../../machines/rewards/activityApplication/activityApplication.machine';
import type {
  Activities,
  Activity,
  ActivityStatus,
} from '../../../../machines/rewards/activities/activities.types';
import { clockOf, createZonedTime, dayOf } from '../../../../machines/shared/zonedTime.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { CategoryIcon } from '../../../ui/CategoryIcon';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { useFirst } from '../../../ui/hooks/useFirst';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import {
  BadgePercent,
  Cake,
  Coins,
  FileSignature,
  Gift,
  HandCoins,
  Ticket,
} from '../../../ui/icons';
import { ExternalLink, Link } from '../../../ui/Link';
import { formatMoney } from '../../../ui/money';
import { ProgressBar } from '../../../ui/ProgressBar';
import { WholeDays } from '../../../ui/WholeDays';
import { Waiting } from '../../../ui/Waiting';
import * as css from './RewardCentre.css';

/** What the amount of a card is. */
const AMOUNTS = {
  bets: 'bonus',
  welcome: 'bonus',
  birthday: 'bonus',
  rebate: 'soFar',
  raffle: 'prize',
} as const satisfies Record<Activity['kind'], string>;
/** The colours of a status. */
const LOOKS: Record<
  ActivityStatus,
  { tone: 'neutral' | 'success' | 'info' | 'danger' | 'action'; sign: keyof typeof css.sign }
> = {
  comingSoon: { tone: 'neutral', sign: 'quiet' },
  join: { tone: 'neutral', sign: 'open' },
  applying: { tone: 'info', sign: 'quiet' },
  rejected: { tone: 'danger', sign: 'quiet' },
  signed: { tone: 'neutral', sign: 'open' },
  joined: { tone: 'neutral', sign: 'open' },
  inProcess: { tone: 'neutral', sign: 'open' },
  claim: { tone: 'action', sign: 'open' },
  process: { tone: 'info', sign: 'quiet' },
  issued: { tone: 'success', sign: 'done' },
  claimed: { tone: 'success', sign: 'done' },
  closed: { tone: 'neutral', sign: 'quiet' },
};

/** What kind of reward it is: bets in some games, in any, or what else earns it. */
function KindIcon({ activity: { kind, gameType, application } }: { activity: Activity }) {
  switch (kind) {
    case 'bets':
      if (application !== null) return <FileSignature size={22} />;
      return gameType === null ? (
        <Coins size={22} />
      ) : (
        <CategoryIcon category={gameType} size={22} />
      );
    case 'welcome':
      return <HandCoins size={22} />;
    case 'birthday':
      return <Cake size={22} />;
    case 'rebate':
      return <BadgePercent size={22} />;
    case 'raffle':
      return <Ticket size={22} />;
  }
}

type Props = { activities: ActivitiesRef; timeZone: string };
type CentreProps = Props & {
  /** The form of an application, in place of the list. */
  renderApplication: (application: ActivityApplicationRef) => ReactNode;
};

/**
 * The reward centre (spec §2 Member centre menu pages): promotion activities with the member's
 * progress (spec §4 Statuses). `timeZone` is the platform's.
 */
export function RewardCentre({ activities, timeZone, renderApplication }: CentreProps) {
  const common = useT('common');
  const t = useT('activities');
  const say = useMessage();
  const zone = useZoneName(timeZone);
  const known = useSelector(activities, selectKnown);
  const message = useSelector(activities, selectMessage);
  const hasFailed = useSelector(activities, selectHasFailed);
  const application = useSelector(activities, selectApplication);
  // The form that had the focus is gone when the list is back.
  const { here } = useFocusHere<HTMLParagraphElement>(application ? 'application' : 'list');
  if (application) return renderApplication(application);
  if (hasFailed)
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => activities.send({ type: 'activities.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  if (!known) return <Waiting label={common('loading')} rows={4} height={104} />;
  if (known.activities.length === 0)
    return <EmptyState icon={<Gift size={28} />}>{t('nothing')}</EmptyState>;
  return (
    <div className={css.page}>
      <p ref={here} tabIndex={-1} className={css.lead}>
        {t('lead', { zone })}
      </p>
      {known.canTakePart ? null : <Alert tone="info">{t('membersOnly')}</Alert>}
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <List activities={activities} known={known} timeZone={timeZone} />
    </div>
  );
}

/**
 * The activities by group. Each stays where it is while the list is shown: what moved up could come
 * under a second press.
 */
function List({ activities, known, timeZone }: Props & { known: Activities }) {
  const t = useT('activities');
  const groups = useFirst(groupsOf(known.activities));
  return (
    <ul role="list" className={css.list} aria-label={t('list')}>
      {inGroups(known.activities, groups).map(({ group, entry: activity, isFirst }) => (
        <li key={activity.id} className={css.entry}>
          {isFirst ? <h4 className={css.group}>{t(`group.${group}`)}</h4> : null}
          <Entry activities={activities} known={known} activity={activity} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

function Entry({
  activities,
  known,
  activity,
  timeZone,
}: Props & { known: Activities; activity: Activity }) {
  const t = useT('activities');
  const common = useT('common');
  const { title, kind, status, bonus, gameType, stake, staked, rate, tickets, proof, promotionId } =
    activity;
  const { tone, sign } = LOOKS[status];
  // The pressed button is gone with its status, so another element takes the focus.
  const { here } = useFocusHere<HTMLHeadingElement>(status);
  const money = (amount: string) => formatMoney(amount, known.currencySymbol);
  const days = useDays(activity, timeZone);
  const figures = t('of', { done: money(staked), target: money(stake) });
  return (
    <div className={css.activity}>
      <span className={css.sign[sign]} aria-hidden="true">
        <KindIcon activity={activity} />
      </span>
      <div className={css.about}>
        <span className={css.words}>
          <h5 ref={here} tabIndex={-1} className={css.name}>
            {title}
          </h5>
          <span className={css.muted}>
            <WholeDays>
              {aboutOf(t, activity, {
                ...days,
                stake: money(stake),
                bonus: money(bonus),
                rate: `${Number(rate)}%`,
                count: tickets ?? 0,
              })}
            </WholeDays>
            {gameType !== null && countsLater(activity)
              ? ` ${t('counts', { games: common(`category.${gameType}`) })}`
              : null}
          </span>
          <Sent activity={activity} />
        </span>
        <span className={css.prize}>
          <span className={css.amount}>
            <span className={css.muted}>{t(AMOUNTS[kind])}</span>{' '}
            {isCovered(activity) ? (
              <span className={css.cover}>{t('covered')}</span>
            ) : (
              <span
                className={kind === 'raffle' && status === 'claimed' ? css.uncovered : undefined}
              >
                {isCap(activity) ? t('upTo', { amount: money(bonus) }) : money(bonus)}
              </span>
            )}
          </span>
          <Badge tone={tone}>{t(`status.${status}`)}</Badge>
        </span>
      </div>
      <div className={css.state}>
        {hasProgress(activity) ? (
          <div className={css.progress}>
            <ProgressBar
              label={t('progress', { title })}
              value={Number(staked)}
              max={Number(stake)}
              text={figures}
            />
            <span className={css.figures} aria-hidden="true">
              {figures}
            </span>
          </div>
        ) : null}
        <div className={css.actions}>
          {/* First: it goes when it was pressed, and no link may come under a second press. */}
          {known.canTakePart ? <Offer activities={activities} activity={activity} /> : null}
          {proof === null ? null : (
            <ExternalLink look="secondary" href={proof} aria-label={t('proofNamed', { title })}>
              {t('proof')}
            </ExternalLink>
          )}
          {promotionId === null ? null : (
            <Link
              look="secondary"
              to={`/promotions#${promotionId}`}
              aria-label={t('moreNamed', { title })}
            >
              {t('more')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** What an activity asks of a member, or what its status means. */
const aboutOf = (
  t: ReturnType<typeof useT>,
  activity: Activity,
  values: Record<string, string | number>,
) => {
  const { status, application } = activity;
  if (application && status === 'join') return application.asks;
  if (application && status === 'applying') return t('text.applied');
  return application?.rejection && status === 'rejected'
    ? t('application.rejected', { reason: application.rejection })
    : t(textKeyOf(activity), values);
};

/** The application that was sent, if any. */
function Sent({ activity: { status, application } }: { activity: Activity }) {
  const t = useT('activities');
  if (application === null || application.remark === null || status === 'join') return null;
  const images = t('application.images', { count: application.images.length });
  return (
    <span className={css.muted}>
      {t('application.sent', {
        remark: [application.remark, application.images.length > 0 ? images : '']
          .filter((part) => part !== '')
          .join(' · '),
      })}
    </span>
  );
}

/** The button of what a member can do with an activity now, if anything. */
function Offer({ activities, activity }: { activities: ActivitiesRef; activity: Activity }) {
  const { status, application } = activity;
  if (application?.canApply) return <Apply activities={activities} activity={activity} />;
  return status === 'claim' || (status === 'join' && application === null) ? (
    <Wish activities={activities} activity={activity} kind={status} />
  ) : null;
}

function Apply({
  activities,
  activity: { id, title, status },
}: {
  activities: ActivitiesRef;
  activity: Activity;
}) {
  const t = useT('activities');
  const isSending = useSelector(activities, selectIsSending);
  const kind = status === 'rejected' ? 'again' : 'apply';
  return (
    <Button
      tone="primary"
      aria-label={t(`${kind}Named`, { title })}
      disabled={isSending}
      onClick={() => activities.send({ type: 'activity.apply', activityId: id })}
    >
      {t(kind)}
    </Button>
  );
}

function Wish({
  activities,
  activity,
  kind,
}: {
  activities: ActivitiesRef;
  activity: Activity;
  kind: 'join' | 'claim';
}) {
  const t = useT('activities');
  const { id, title } = activity;
  const words = isCovered(activity) ? 'uncover' : kind;
  const isSending = useSelector(activities, selectIsSending);
  const isWished = useSelector(activities, selectPendingId) === id;
  return (
    <Button
      tone="primary"
      aria-label={t(`${words}Named`, { title })}
      busy={isSending && isWished}
      disabled={isSending && !isWished}
      onClick={() => activities.send({ type: `activity.${kind}`, activityId: id })}
    >
      {t(words)}
    </Button>
  );
}

const useDays = ({ opensAt, beginsAt, endsAt }: Activity, timeZone: string) => {
  const timeOf = useMemo(() => createZonedTime(timeZone), [timeZone]);
  const textOf = (time: number) => dayOf(timeOf(time));
  return {
    opens: textOf(opensAt),
    clock: clockOf(timeOf(opensAt)),
    begins: textOf(beginsAt),
    ends: textOf(endsAt),
  };
};
