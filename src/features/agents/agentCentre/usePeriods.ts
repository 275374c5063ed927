import type { CentreFacts } from '../../../../machines/agents/agentCentre/agentCentre.types';
import { lastDays, lastPeriods } from '../../../../machines/shared/days.selectors';
import { useT } from '../../../i18n/i18n';

/** assumed: the platform's records of one question reach no further than this many days. */
const MOST_DAYS = 90;

/** What the days of a page can be. */
export const usePeriods = ({ today }: Pick<CentreFacts, 'today'>) => {
  const t = useT('agentCentre');
  return {
    words: {
      presets: t('period.label'),
      days: t('period.days'),
      from: t('period.from'),
      to: t('period.to'),
    },
    presets: lastPeriods(today).map(({ period, ...days }) => ({
      key: period,
      label: t(`period.${period}`),
      ...days,
    })),
    min: lastDays(today, MOST_DAYS).from,
    max: today,
  };
};
