import { ANNOUNCEMENT_PAGE_SIZE } from '../../../contract/constants';
import type { Announcement } from '../../../contract/domain';
import type { BoardPlace, PopupsContext } from './popups.types';

/**
 * A member sees the announcements for members, and on the first login those for it; a visitor sees
 * those for visitors (spec §4 Popups). Everybody sees the notices of the home page.
 */
export const itemsFor = (
  { content, viewer }: Pick<PopupsContext, 'content' | 'viewer'>,
  list: 'popup' | 'player' | 'home',
): Announcement[] =>
  (content?.[list] ?? []).filter(
    ({ execution }) =>
      list === 'home' || execution === viewer || (viewer === 'F' && execution === 'A'),
  );

/** The list that a notice opens in: the viewer's own, unless only the home page has it. */
export const listOf = (
  context: PopupsContext,
  id: string | null,
): PopupsContext['notice']['list'] =>
  itemsFor(context, 'player').every((item) => item.id !== id) &&
  itemsFor(context, 'home').some((item) => item.id === id)
    ? 'home'
    : 'player';

/**
 * The nine titles of a page, and the number of pages (spec §9). A page that no longer exists shows
 * the last one.
 */
export const pageOf = (items: Announcement[], { page }: BoardPlace) => {
  const pages = Math.max(1, Math.ceil(items.length / ANNOUNCEMENT_PAGE_SIZE));
  const shown = Math.min(page, pages - 1);
  return {
    page: shown,
    pages,
    items: items.slice(shown * ANNOUNCEMENT_PAGE_SIZE, (shown + 1) * ANNOUNCEMENT_PAGE_SIZE),
  };
};

/** The page of an item, with the item unfolded; the first page for none. */
export const placeOf = (items: Announcement[], id: string | null): BoardPlace => ({
  page: Math.max(0, Math.floor(items.findIndex((item) => item.id === id) / ANNOUNCEMENT_PAGE_SIZE)),
  openId: id,
});
