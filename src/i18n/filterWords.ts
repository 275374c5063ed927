import { useT } from './i18n';

/** What the filters of records say on a phone (`ui/RecordFilters.tsx`). */
export const useFilterWords = () => {
  const t = useT('records');
  const common = useT('common');
  return {
    title: t('filters.title'),
    done: t('filters.done'),
    close: common('close'),
    opener: (chosen: string) => t('filters.chosen', { chosen }),
  };
};
