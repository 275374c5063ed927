import { useT } from './i18n';

/** What the detail of an entry of money says (`ui/EntryDetail.tsx`). */
export const useDetailWords = () => {
  const t = useT('entryDetail');
  return { details: t('details'), number: t('number'), ask: t('ask') };
};
