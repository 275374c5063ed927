import { useT } from './i18n';

/**
 * What a date field and its calendar say (`ui/Calendar.tsx`). The months are our own words:
 * the browsers that most people have know no Burmese ones.
 */
export const useCalendarWords = () => {
  const t = useT('calendar');
  const month = (number: number) => t(`month.${number}`);
  return {
    format: t('format'),
    open: t('open'),
    retry: t('retry'),
    previous: t('previous'),
    next: t('next'),
    zoomOut: t('zoomOut'),
    month,
    weekDay: (number: number) => t(`weekDay.${number}`),
    monthOf: (year: number, number: number) =>
      t('monthOf', { year: String(year), month: month(number) }),
    dayOf: (year: number, number: number, day: number) =>
      t('dayOf', { year: String(year), month: month(number), day: String(day) }),
  };
};
