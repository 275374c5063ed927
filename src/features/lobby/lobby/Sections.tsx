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
import { useIsAny } from './useIsAny';
import { VendorRow } from './VendorRow';

/** How many sections are in sight when the page opens. */
const IN_SIGHT = 2;

/**
 * The sections of the home page in their order (spec §2 Home lobby). Sections are keyed by
 * position: when one turns out to be empty, the next takes its place, and nothing on the screen
 * moves.
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
          <FavouriteRow
            favourites={favourites}
            vendors={vendors}
            renderTile={renderTile}
            isFirst={isFirst}
          />
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

const useIsRead = (list: HotGamesRef | undefined): boolean =>
  useSelector(list, (s) => isThere(s) && selectValue(s) !== null);

/**
 * Whether the recent games have a section. Once tiles are shown in its place, the section appears
 * only when it has games: a section that comes and goes would move a tile away from the finger.
 */
function useHasRecent({ session }: Pick<LobbyProps, 'session'>): boolean {
  const recentGames = useSelector(session, selectRecentGames);
  const isRead = useIsRead(recentGames);
  const areTilesThere = useIsRead(useSelector(session, selectHotGames));
  return useLetIn(useIsAny(recentGames), isRead || !areTilesThere);
}

/** Recent games and favourites are for members; a category without a vendor has no section. */
function useShownSections({ session }: Pick<LobbyProps, 'session'>): HomeSection[] {
  const isMember = useSelector(session, (s) => selectFavourites(s) !== undefined);
  const hasRecent = useHasRecent({ session });
  const hasHot = useIsAny(useSelector(session, selectHotGames));
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  // A failure is shown once, in sports: the other two are split from it.
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
