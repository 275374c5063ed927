import type { promotionEntries } from '../../db/schema';
import type { Notice } from '../../kit/notify';
import { ruleOf, type ActivityRule } from './activities';

/**
 * The message about who may take part, from the time of the decision on; null when nothing was
 * decided: who joins at once knows it.
 */
export const newsOfEntry = ({
  userId,
  activityId,
  decidesAt,
  isRefused,
}: Pick<
  typeof promotionEntries.$inferSelect,
  'userId' | 'activityId' | 'decidesAt' | 'isRefused'
>): Notice<'activityAccepted' | 'activityRefused'> | null => {
  const rule = ruleOf(activityId);
  return rule && decidesAt
    ? {
        userId,
        kind: isRefused ? 'activityRefused' : 'activityAccepted',
        params: { activity: rule.title },
        cause: `activity:${activityId}:decided`,
        at: decidesAt,
      }
    : null;
};

/** The message about a bonus that was paid. */
export const newsOfBonus = (
  userId: string,
  { id, title, bonus }: ActivityRule,
  at: Date,
): Notice<'activityPaid'> => ({
  userId,
  kind: 'activityPaid',
  params: { activity: title, amount: bonus },
  cause: `activity:${id}:paid`,
  at,
});
