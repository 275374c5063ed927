import { useSelector } from '@xstate/react';
import type { HotGamesRef } from '../../../../machines/lobby/hotGames/hotGames.machine';
import { HOME_SECTIONS, type HomeSection } from '../../../../machines/lobby/lobby/lobby.selectors';
import {
  selectFavourites,
  selectHotGames,
  selectRecentGames,
  selectVendors,
} from '../../../../machines/site/session/session.selectors';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import { selectIsFailed, selectValue } from '../../../../machines/shared/loader.selectors';
import { useLetIn } from '../../../ui/hooks/useLetIn';
import { FavouriteRow } from './FavouriteRow';
import { CategoryRow } from './CategoryRow';
import { ListRow } from './ListRow';
import type { LobbyProps } from './Lobby';
import { VendorRow } from './VendorRow';

/** Sections that a window shows as the page opens. */
const IN_SIGHT = 2;

/**
 * The sections of the home page in their order (spec §2 Home lobby). Each is known by its place,
 * not its name: one that turns out to be missing hands its place to the next, and nothing on the
 * screen moves.
 */
export function Sections({ session, lobby, renderTile, renderVendor }: LobbyProps) {
  const sections = useShownSections({ session });
  const hotGames = useSelector(session, selectHotGames);
  const recentGames = useSelector(session, selectRecentGames);
  const favourites = useSelector(session, selectFavourites);
  const vendors = useSelector(session, selectVendors);
  const show = (section: HomeSection, isFirst: boolean) => {
    switch (section) {
      case 'RECENT':
        return recentGames ? (
          <ListRow section={section} list={recentGames} renderTile={renderTile} isFirst={isFirst} />
        ) : null;
      case 'HOT':
        return hotGames ? (
          <ListRow section={section} list={hotGames} renderTile={renderTile} isFirst={isFirst} />
        ) : null;
      case 'FAV':
        return favourites ? (
          <FavouriteRow favourites={favourites} renderTile={renderTile} isFirst={isFirst} />
        ) : null;
      case 'SPORTS':
      case 'ESPORTS':
      case 'COCKFIGHT':
        return (
          <VendorRow
            category={section}
            vendors={vendors}
            renderVendor={renderVendor}
            isFirst={isFirst}
          />
        );
      default:
        return (
          <CategoryRow
            category={section}
            lobby={lobby}
            vendors={vendors}
            renderTile={renderTile}
            isFirst={isFirst}
          />
        );
    }
  };
  return sections.map((section, place) => <div key={place}>{show(section, place < IN_SIGHT)}</div>);
}

/** False for a list that is empty, or that there is none of; one on its way counts. */
const useIsAny = (list: HotGamesRef | undefined): boolean =>
  useSelector(list, (s) => s !== undefined && !(isThere(s) && selectValue(s)?.length === 0));

const useIsRead = (list: HotGamesRef | undefined): boolean =>
  useSelector(list, (s) => isThere(s) && selectValue(s) !== null);

/**
 * Whether the recent games have a section. Once tiles stand where it would be, it waits for games
 * of its own: a section that came only to go again would move a tile from under the finger.
 */
function useHasRecent({ session }: Pick<LobbyProps, 'session'>): boolean {
  const recentGames = useSelector(session, selectRecentGames);
  const isRead = useIsRead(recentGames);
  const areTilesThere = useIsRead(useSelector(session, selectHotGames));
  return useLetIn(useIsAny(recentGames), isRead || !areTilesThere);
}

/** Recent games and favourites are a member's; a category without a vendor has no section. */
function useShownSections({ session }: Pick<LobbyProps, 'session'>): HomeSection[] {
  const isMember = useSelector(session, (s) => selectFavourites(s) !== undefined);
  const hasRecent = useHasRecent({ session });
  const hasHot = useIsAny(useSelector(session, selectHotGames));
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  // What cannot be read is said once, in sports: the other two are split from it.
  const isUnreadable = useSelector(vendors, selectIsFailed);
  return HOME_SECTIONS.filter((section) => {
    switch (section) {
      case 'RECENT':
        return hasRecent;
      case 'HOT':
        return hasHot;
      case 'FAV':
        return isMember;
      case 'ESPORTS':
      case 'COCKFIGHT':
        return lanes ? lanes.some(({ category }) => category === section) : !isUnreadable;
      default:
        return !lanes || lanes.some(({ category }) => category === section);
    }
  });
}
