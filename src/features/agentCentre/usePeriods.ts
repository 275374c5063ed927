import { PERIODS } from '../../../contract/constants';
import { lastDays } from '../../../machines/shared/days.selectors';
import { useT } from '../../app/i18n';

/** How many days each period option of spec §9 reaches back, today included. */
const DAYS: Readonly<Record<(typeof PERIODS)[number], number>> = { daily: 1, weekly: 7, semimonthly: 15, monthly: 30 };
/** assumed: the platform's records of one question reach no further than this many days. */
const MOST_DAYS = 90;

/** What the days of a page can be: `today` is the platform's. */
export const usePeriods = (today: string) => {
  const t = useT('agentCentre');
  return {
    words: { presets: t('period.label'), days: t('period.days'), from: t('period.from'), to: t('period.to') },
    presets: PERIODS.map((period) => ({ key: period, label: t(`period.${period}`), ...lastDays(today, DAYS[period]) })),
    min: lastDays(today, MOST_DAYS).from,
    max: today,
  };
};
