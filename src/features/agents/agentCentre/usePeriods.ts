import type { CentreFacts } from '../../../../machines/agents/agentCentre/agentCentre.types';
import { lastDays, lastPeriods, MOST_DAYS } from '../../../../machines/shared/days.selectors';
import { useT } from '../../../i18n/i18n';

/** The periods that a page offers, and their labels. */
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
