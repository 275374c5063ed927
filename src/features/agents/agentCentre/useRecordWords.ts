import { useMessage, useT } from '../../../i18n/i18n';

/** The texts around the rows of a table in the agent centre. */
export const useRecordWords = ({
  count,
  message,
  page,
  pages,
}: {
  count: string;
  message: Parameters<ReturnType<typeof useMessage>>[0];
  page: number;
  pages: number;
}) => {
  const t = useT('records');
  const common = useT('common');
  const say = useMessage();
  return {
    count,
    export: t('export'),
    retry: common('retry'),
    failure: say(message),
    pages: {
      label: t('pages.label'),
      previous: t('pages.previous'),
      next: t('pages.next'),
      place: t('pages.place', { page, pages }),
    },
  };
};
