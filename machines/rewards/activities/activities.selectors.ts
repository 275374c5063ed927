import { hundredthsOf } from '../../shared/amount';
import { grouped } from '../../shared/grouped.selectors';
import type { ActivitiesSnapshot } from './activities.machine';
import type { Activity } from './activities.types';

/** The activities; null before the first read. */
export const selectKnown = (s: ActivitiesSnapshot) => s.context.known;
/** True while a request runs: another one has to wait. */
export const selectIsSending = (s: ActivitiesSnapshot) =>
  s.matches('joining') || s.matches('claiming') || s.matches('rereading');
/** The activity of the running request; null when none runs. */
export const selectPendingId = (s: ActivitiesSnapshot) => s.context.pendingId;
/** The message shown; null when there is none. */
export const selectMessage = (s: ActivitiesSnapshot) => s.context.message;
/** True when the activities failed to load. */
export const selectHasFailed = (s: ActivitiesSnapshot) => s.matches('failed');
/** The application that is being written; undefined when none is. */
export const selectApplication = (s: ActivitiesSnapshot) =>
  s.matches('application') ? s.children.activityApplication : undefined;

const isBetOut = ({ stake, staked }: Activity) => hundredthsOf(staked) >= hundredthsOf(stake);
const COUNTING: ReadonlySet<Activity['status']> = new Set(['joined', 'inProcess', 'claim']);
const AHEAD: ReadonlySet<Activity['status']> = new Set(['join', 'signed', 'joined', 'inProcess']);

/** The key of the sentence about an activity's standing, in the words of `activities`. */
export const textKeyOf = (activity: Activity) => {
  const { kind, status } = activity;
  switch (kind) {
    case 'bets':
      return `text.${status}` as const;
    case 'rebate':
      return 'rebate';
    case 'raffle':
      switch (status) {
        case 'claim':
        case 'claimed':
        case 'closed':
          return `raffle.${status}` as const;
        default:
          return 'raffle.open';
      }
    case 'welcome':
      return status === 'joined' ? 'welcome' : heldKeyOf(activity);
    case 'birthday':
      switch (status) {
        case 'comingSoon':
        case 'claim':
        case 'rejected':
          return `birthday.${status}` as const;
        default:
          return heldKeyOf(activity);
      }
  }
};

const heldKeyOf = (activity: Activity) => (isBetOut(activity) ? 'held.over' : 'held.open');

/** True while there is progress to show: towards a bonus, or towards withdrawing it. */
export const hasProgress = (activity: Activity): boolean =>
  activity.kind === 'bets'
    ? COUNTING.has(activity.status) && hundredthsOf(activity.stake) > 0n
    : activity.status === 'claimed' && !isBetOut(activity);

export { isCovered } from '../../../contract/activities';

/** True while the bonus is only known to be at most this: it follows from the first deposit. */
export const isCap = ({ kind, status }: Activity): boolean =>
  kind === 'welcome' && status === 'joined';

/** True when the kind of game matters to bets that count now or later. */
export const countsLater = ({ kind, status }: Activity): boolean =>
  kind === 'bets' && AHEAD.has(status);

/** What a member looks for, in the order of the list. */
const GROUPS = ['claim', 'underWay', 'open', 'over'] as const;
type ActivityGroup = (typeof GROUPS)[number];

const groupOf = (activity: Activity): ActivityGroup => {
  switch (activity.status) {
    case 'claim':
      return 'claim';
    case 'applying':
    case 'signed':
    case 'joined':
    case 'inProcess':
    case 'process':
      return 'underWay';
    case 'join':
    case 'comingSoon':
      return 'open';
    case 'rejected':
      return activity.application?.canApply ? 'open' : 'over';
    case 'claimed':
    case 'issued':
    case 'closed':
      return hasProgress(activity) ? 'underWay' : 'over';
  }
};

/** The group of each activity, by its id. */
export const groupsOf = (
  activities: readonly Activity[],
): Readonly<Record<string, ActivityGroup>> =>
  Object.fromEntries(activities.map((activity) => [activity.id, groupOf(activity)]));

/**
 * The activities by group, in the order of the platform within each. `groups`: those that they were
 * shown in first, and stay in.
 */
export const inGroups = (
  activities: readonly Activity[],
  groups: Readonly<Record<string, ActivityGroup>>,
) => grouped(GROUPS, activities, (activity) => groups[activity.id] ?? groupOf(activity));
