import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectCategoryOnPage } from '../../../../machines/lobby/gameLaunch/gamePlace.selectors';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import type { GameCategory } from '../../../../machines/shared/game.types';
import { selectIsFailed, selectValue } from '../../../../machines/shared/loader.selectors';
import { selectNavPlace } from '../../../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectGameLaunch,
  selectPage,
  selectPages,
  selectVendors,
} from '../../../../machines/site/session/session.selectors';
import {
  EXPECTED_CATEGORIES,
  isLargeLane,
  navTargetOf,
  pathOfCategory,
} from '../../../../machines/lobby/vendors/vendors.selectors';
import type { Vendor, VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { useOneOpen } from '../../../ui/hooks/useOneOpen';
import type { NavDropDownProps } from '../../../ui/NavDropDown';

/** An entry of the main navigation. */
export type NavEntry = {
  category: GameCategory;
  name: string;
  isCurrent: boolean;
  /** The page that it leads to; undefined where it launches the category's only vendor. */
  to: string | undefined;
  onSelect: () => void;
  /** The vendors that it unfolds, one entry at a time; null for none. */
  panel: Panel | null;
  /** True for vendors that fill many columns. */
  isLarge: boolean;
};
type Panel = Pick<NavDropDownProps, 'panelLabel' | 'items' | 'isOpen' | 'onOpen' | 'onClose'>;

/**
 * The main navigation (spec §2): home, every category that has a vendor, promotions. Until the
 * vendors are loaded, all pages that exist, with `waiting` for their vendors.
 */
export function useNavEntries(
  session: SessionRef,
  renderVendor: (vendor: Vendor) => ReactNode,
  waiting: Panel['items'],
): NavEntry[] {
  const t = useT('shell');
  const common = useT('common');
  const isHome = useSelector(session, selectPage) === 'home';
  const pages = useSelector(session, selectPages);
  const placeOfPage = useSelector(pages, (s) => (s === undefined ? null : selectNavPlace(s)));
  // A game that has the page to itself belongs to its category, wherever it was opened.
  const placeOfGame = useSelector(useSelector(session, selectGameLaunch), (s) =>
    isThere(s) ? selectCategoryOnPage(s) : null,
  );
  const place = placeOfGame ?? placeOfPage;
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  const isFailed = useSelector(vendors, selectIsFailed);
  const { openKey, open, close } = useOneOpen();

  const pageOf = (category: GameCategory, to: string | undefined): NavEntry => ({
    category,
    name: common(`category.${category}`),
    isCurrent: place === category,
    to,
    onSelect: () => undefined,
    panel: null,
    isLarge: false,
  });
  const panelOf = (category: GameCategory, items: Panel['items']): Panel => ({
    panelLabel: t('vendorsOf', { category: common(`category.${category}`) }),
    items,
    isOpen: openKey === category,
    onOpen: () => open(category),
    onClose: () => close(category),
  });
  const laneEntry = (lane: VendorLane): NavEntry => {
    const { category } = lane;
    const target = navTargetOf(lane);
    const items = lane.vendors.map((vendor) => ({
      key: vendor.vendor,
      node: renderVendor(vendor),
    }));
    return {
      ...pageOf(category, target.kind === 'page' ? target.path : undefined),
      ...(target.kind !== 'page' && {
        onSelect: () => session.send({ type: 'gameLaunch.open', game: target.game }),
      }),
      panel: panelOf(category, items),
      isLarge: isLargeLane(lane),
    };
  };
  const expectedEntry = (category: (typeof EXPECTED_CATEGORIES)[number]): NavEntry => ({
    ...pageOf(category, pathOfCategory(category) ?? '/'),
    panel: isFailed ? null : panelOf(category, waiting),
  });
  return [
    { ...pageOf('HOME', '/'), isCurrent: isHome && placeOfGame === null },
    ...(lanes?.map(laneEntry) ?? EXPECTED_CATEGORIES.map(expectedEntry)),
    pageOf('PROMO', '/promotions'),
  ];
}
