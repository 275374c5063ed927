import { useSelector } from '@xstate/react';
import { selectCategory, selectRoom } from '../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import { selectPage, selectPages } from '../../machines/site/session/session.selectors';
import { brand } from '../brand/brand';
import { useNameOfPage } from '../flows/screens/gamePage';
import { useT } from '../i18n/i18n';
import { useTitleOverPage } from '../ui/hooks/useTabTitle';

/** A key of the page shown, for callers that have to notice a change of page. */
export const usePlace = (session: SessionRef): string => {
  const page = useSelector(session, selectPage);
  const pages = useSelector(session, selectPages);
  const room = useSelector(pages, (s) => (s ? `${selectRoom(s)} ${selectCategory(s)}` : ''));
  return `${page} ${room}`;
};

/** The title of the browser's tab: the page shown, or what is open over it, and the brand. */
export function PageTitle({ session }: { session: SessionRef }) {
  const page = useTitle(session);
  const title = useTitleOverPage() ?? page;
  return <title>{`${title} · ${brand.name}`}</title>;
}

const useTitle = (session: SessionRef): string => {
  const t = useT('common');
  const page = useSelector(session, selectPage);
  const pages = useSelector(session, selectPages);
  const room = useSelector(pages, (s) => (s ? selectRoom(s) : null));
  const category = useSelector(pages, (s) => (s ? selectCategory(s) : null));
  const game = useNameOfPage(session);
  if (game !== null) return game || t('title.game');
  if (page !== 'site' || !room) return t(`title.${page}`);
  return (room === 'gameList' || room === 'gameCentre') && category
    ? t(`category.${category}`)
    : t(`title.${room}`);
};
