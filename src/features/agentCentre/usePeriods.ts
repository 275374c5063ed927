import type { CentreFacts } from '../../../machines/agentCentre/agentCentre.types';
import { lastDays, lastPeriods } from '../../../machines/shared/days.selectors';
import { dayOf } from '../../../machines/shared/zonedTime.selectors';
import { useT } from '../../app/i18n';
import { useAtNow } from '../../ui/hooks/useNow';
import { formatTimeAt } from '../../ui/time';

/** assumed: the platform's records of one question reach no further than this many days. */
const MOST_DAYS = 90;

/** What the days of a page can be. Today is the platform's, also of a centre that is open since yesterday. */
export const usePeriods = ({ ahead, utcOffset }: Pick<CentreFacts, 'ahead' | 'utcOffset'>) => {
  const t = useT('agentCentre');
  const today = useAtNow((now) => dayOf(formatTimeAt(now + ahead, utcOffset)));
  return {
    words: { presets: t('period.label'), days: t('period.days'), from: t('period.from'), to: t('period.to') },
    presets: lastPeriods(today).map(({ period, ...days }) => ({ key: period, label: t(`period.${period}`), ...days })),
    min: lastDays(today, MOST_DAYS).from,
    max: today,
  };
};
