import type { ReactNode } from 'react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useCategoryWidth, useT } from '../../../i18n/i18n';
import { House } from '../../../ui/icons';
import { NavDropDown } from '../../../ui/NavDropDown';
import { NavBar, NavLink } from '../../../ui/NavLink';
import { Skeleton } from '../../../ui/Skeleton';
import { useNavEntries } from './useNavEntries';

const WAITING = [0, 1, 2].map((place) => ({ key: String(place), node: <Skeleton height={108} /> }));

/** The main navigation in the header: in a row, with the vendors in panels below. */
export function MainNav({
  session,
  renderVendor,
}: {
  session: SessionRef;
  renderVendor: (vendor: Vendor) => ReactNode;
}) {
  const t = useT('shell');
  const entries = useNavEntries(session, renderVendor, WAITING);
  const widthOf = useCategoryWidth();
  return (
    <NavBar
      label={t('mainNav')}
      items={entries.map(({ category, name, isCurrent, to, onSelect, panel, isLarge }) => ({
        key: category,
        node: panel ? (
          <NavDropDown
            {...panel}
            to={to}
            onSelect={onSelect}
            current={isCurrent}
            wordsWidth={widthOf(category)}
            isLarge={isLarge}
          >
            {name}
          </NavDropDown>
        ) : (
          <NavLink
            to={to ?? '/'}
            icon={category === 'HOME' ? <House size={18} /> : undefined}
            current={isCurrent}
            wordsWidth={widthOf(category)}
          >
            {name}
          </NavLink>
        ),
      }))}
    />
  );
}
