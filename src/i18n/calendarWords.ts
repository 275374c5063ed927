import { useLanguageTag, useT } from './i18n';

/** What a date field and its calendar say (`ui/Calendar.tsx`). */
export const useCalendarWords = () => {
  const t = useT('calendar');
  return {
    language: useLanguageTag(),
    format: t('format'),
    open: t('open'),
    retry: t('retry'),
    previous: t('previous'),
    next: t('next'),
    zoomOut: t('zoomOut'),
  };
};
