import { isSupportOpen } from '../../machines/shared/supportHours.selectors';
import { useT } from './i18n';

/**
 * The hours of the desk for agents (spec §2 Routes, /agent), in words, and when they are.
 * `timeZone`: of the support team.
 */
export const useSupportHours = (timeZone: string) => {
  const t = useT('common');
  return {
    hours: t('supportHours'),
    openLabel: t('supportOpen'),
    closedLabel: t('supportClosed'),
    isOpenAt: (now: number) => isSupportOpen(now, timeZone),
  };
};
