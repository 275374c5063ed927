import { useT } from '../../../i18n/i18n';
import { Pager } from '../../../ui/Pager';

/**
 * Buttons to the other pages of nine, if there is more than one. The machine counts from 0, people
 * from 1.
 */
export function Pages({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const t = useT('popups');
  if (pages === 1) return null;
  return (
    <Pager
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      page={page + 1}
      pages={pages}
      onPage={(next) => onPage(next - 1)}
    >
      {t('pages.place', { page: page + 1, pages })}
    </Pager>
  );
}
