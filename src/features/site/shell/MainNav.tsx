import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectNavPlace } from '../../../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectPage,
  selectPages,
  selectVendors,
} from '../../../../machines/site/session/session.selectors';
import { selectIsFailed, selectValue } from '../../../../machines/shared/loader.selectors';
import {
  EXPECTED_CATEGORIES,
  isLargeLane,
  navTargetOf,
  pathOfCategory,
} from '../../../../machines/lobby/vendors/vendors.selectors';
import type { Vendor, VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import { useCategoryWidth, useT } from '../../../i18n/i18n';
import { useOneOpen } from '../../../ui/hooks/useOneOpen';
import { House } from '../../../ui/icons';
import { NavDropDown } from '../../../ui/NavDropDown';
import { NavBar, NavLink } from '../../../ui/NavLink';
import { Skeleton } from '../../../ui/Skeleton';

const WAITING = [0, 1, 2].map((place) => ({ key: String(place), node: <Skeleton height={108} /> }));

/**
 * The main navigation (spec §2): home, every category that has a vendor, promotions. Until the
 * vendors are loaded, all pages that exist.
 */
export function MainNav({
  session,
  renderVendor,
}: {
  session: SessionRef;
  renderVendor: (vendor: Vendor) => ReactNode;
}) {
  const t = useT('shell');
  const common = useT('common');
  const isHome = useSelector(session, selectPage) === 'home';
  const pages = useSelector(session, selectPages);
  const place = useSelector(pages, (s) => (s === undefined ? null : selectNavPlace(s)));
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  const isFailed = useSelector(vendors, selectIsFailed);
  const { openKey, open, close } = useOneOpen();
  const widthOf = useCategoryWidth();

  const laneItem = (lane: VendorLane) => {
    const { category } = lane;
    const name = common(`category.${category}`);
    const target = navTargetOf(lane);
    return {
      key: category,
      node: (
        <NavDropDown
          {...(target.kind === 'page'
            ? { to: target.path }
            : { onSelect: () => session.send({ type: 'gameLaunch.open', game: target.game }) })}
          current={place === category}
          wordsWidth={widthOf(category)}
          panelLabel={t('vendorsOf', { category: name })}
          items={lane.vendors.map((vendor) => ({ key: vendor.vendor, node: renderVendor(vendor) }))}
          isLarge={isLargeLane(lane)}
          isOpen={openKey === category}
          onOpen={() => open(category)}
          onClose={() => close(category)}
        >
          {name}
        </NavDropDown>
      ),
    };
  };
  const expectedItem = (category: (typeof EXPECTED_CATEGORIES)[number]) => {
    const name = common(`category.${category}`);
    const to = pathOfCategory(category) ?? '/';
    const node: ReactNode = isFailed ? (
      <NavLink to={to} current={place === category} wordsWidth={widthOf(category)}>
        {name}
      </NavLink>
    ) : (
      <NavDropDown
        to={to}
        current={place === category}
        wordsWidth={widthOf(category)}
        panelLabel={t('vendorsOf', { category: name })}
        items={WAITING}
        isOpen={openKey === category}
        onOpen={() => open(category)}
        onClose={() => close(category)}
      >
        {name}
      </NavDropDown>
    );
    return { key: category, node };
  };
  return (
    <NavBar
      label={t('mainNav')}
      items={[
        {
          key: 'HOME',
          node: (
            <NavLink
              to="/"
              icon={<House size={18} />}
              current={isHome}
              wordsWidth={widthOf('HOME')}
            >
              {common('category.HOME')}
            </NavLink>
          ),
        },
        ...(lanes ? lanes.map(laneItem) : EXPECTED_CATEGORIES.map(expectedItem)),
        {
          key: 'PROMO',
          node: (
            <NavLink to="/promotions" current={place === 'PROMO'} wordsWidth={widthOf('PROMO')}>
              {common('category.PROMO')}
            </NavLink>
          ),
        },
      ]}
    />
  );
}
