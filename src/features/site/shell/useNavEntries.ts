import { useSelector } from '@xstate/react';
import type { GameCategory } from '../../../../machines/shared/game.types';
import { selectIsFailed, selectValue } from '../../../../machines/shared/loader.selectors';
import { selectNavPlace } from '../../../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectPage,
  selectPages,
  selectVendors,
} from '../../../../machines/site/session/session.selectors';
import {
  EXPECTED_CATEGORIES,
  navTargetOf,
  pathOfCategory,
} from '../../../../machines/lobby/vendors/vendors.selectors';
import type { VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';

/** An entry of the main navigation. */
export type NavEntry = {
  category: GameCategory;
  name: string;
  isCurrent: boolean;
  /** The page that it leads to; undefined where it launches the category's only vendor. */
  to: string | undefined;
  onSelect: () => void;
  /** The vendors that it unfolds. */
  lane: VendorLane | 'awaited' | 'none';
};

/**
 * The main navigation (spec §2): home, every category that has a vendor, promotions. Until the
 * vendors are loaded, all pages that exist.
 */
export function useNavEntries(session: SessionRef): NavEntry[] {
  const common = useT('common');
  const isHome = useSelector(session, selectPage) === 'home';
  const pages = useSelector(session, selectPages);
  const place = useSelector(pages, (s) => (s === undefined ? null : selectNavPlace(s)));
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  const isFailed = useSelector(vendors, selectIsFailed);

  const pageOf = (
    category: GameCategory,
    to: string,
    lane: NavEntry['lane'] = 'none',
    isCurrent = place === category,
  ): NavEntry => ({
    category,
    name: common(`category.${category}`),
    isCurrent,
    to,
    onSelect: () => undefined,
    lane,
  });
  const laneEntry = (lane: VendorLane): NavEntry => {
    const target = navTargetOf(lane);
    return target.kind === 'page'
      ? pageOf(lane.category, target.path, lane)
      : {
          ...pageOf(lane.category, '', lane),
          to: undefined,
          onSelect: () => session.send({ type: 'gameLaunch.open', game: target.game }),
        };
  };
  return [
    pageOf('HOME', '/', 'none', isHome),
    ...(lanes?.map(laneEntry) ??
      EXPECTED_CATEGORIES.map((category) =>
        pageOf(category, pathOfCategory(category) ?? '/', isFailed ? 'none' : 'awaited'),
      )),
    pageOf('PROMO', '/promotions'),
  ];
}
