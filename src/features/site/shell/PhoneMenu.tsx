import { useSelector } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectIdentity,
  selectIsPaused,
} from '../../../../machines/site/session/session.selectors';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { CategoryIcon } from '../../../ui/CategoryIcon';
import { CountInWords } from '../../../ui/CountInWords';
import { ArrowDownToLine, ArrowUpFromLine, Bell, Search } from '../../../ui/icons';
import { SideMenuGroup } from '../../../ui/layout/AppLayout';
import { NavFold } from '../../../ui/NavFold';
import { NavButton, NavLink, NavSide } from '../../../ui/NavLink';
import { Skeleton } from '../../../ui/Skeleton';
import { useNavEntries } from './useNavEntries';
import { useNotices } from './useNotices';

const WAITING = [0, 1].map((place) => ({ key: String(place), node: <Skeleton height={108} /> }));

type Props = {
  session: SessionRef;
  /** False on the pages of games: what the bar has elsewhere is here then. */
  hasBar: boolean;
  onLeave: () => void;
};

/**
 * What a phone's header has no room for, in its drawer: a member's withdrawal and messages, and the
 * main navigation, whose categories unfold their vendors in place.
 */
export function PhoneMenu({
  session,
  renderVendor,
  hasBar,
  onLeave,
}: Props & { renderVendor: (vendor: Vendor) => ReactNode }) {
  const t = useT('shell');
  const entries = useNavEntries(session, renderVendor, WAITING);
  return (
    <>
      <Ways session={session} hasBar={hasBar} onLeave={onLeave} />
      {/* The handler serves the links and buttons inside. */}
      <div role="presentation" onClick={(event) => leaveByLink(event, onLeave)}>
        <NavSide
          label={t('mainNav')}
          items={entries.map(({ category, name, isCurrent, to, onSelect, panel }) => {
            const icon = <CategoryIcon category={category} size={20} />;
            return {
              key: category,
              node: panel ? (
                <NavFold {...panel} to={to} onSelect={onSelect} icon={icon} current={isCurrent}>
                  {name}
                </NavFold>
              ) : (
                <NavLink place="side" to={to ?? '/'} icon={icon} current={isCurrent}>
                  {name}
                </NavLink>
              ),
            };
          })}
        />
      </div>
    </>
  );
}

/** What unfolds stays in the drawer; everything else leads out of it. */
const leaveByLink = ({ target }: MouseEvent, onLeave: () => void) => {
  if (target instanceof Element && target.closest('a, button:not([aria-expanded])')) onLeave();
};

function Ways({ session, hasBar, onLeave }: Props) {
  const t = useT('shell');
  const member = useT('memberParts');
  const identity = useSelector(session, selectIdentity);
  const isPaused = useSelector(session, selectIsPaused);
  const { unread, open } = useNotices(session);
  const hasMoney = identity === 'member' || identity === 'agent';
  const way = (isOpen: boolean, icon: ReactNode, name: string, go: () => void, count?: ReactNode) =>
    isOpen
      ? [
          {
            key: name,
            node: (
              <NavButton
                place="side"
                icon={icon}
                onClick={() => {
                  onLeave();
                  go();
                }}
              >
                {name}
                {count}
              </NavButton>
            ),
          },
        ]
      : [];
  const items = [
    ...way(!hasBar, <Search size={20} />, t('search'), () =>
      session.send({ type: 'search.open', words: '' }),
    ),
    ...way(!hasBar && hasMoney && !isPaused, <ArrowDownToLine size={20} />, member('deposit'), () =>
      session.send({ type: 'memberCentre.open', page: 'depositv2' }),
    ),
    ...way(hasMoney, <ArrowUpFromLine size={20} />, member('withdraw'), () =>
      session.send({ type: 'memberCentre.open', page: 'withdraw' }),
    ),
    ...way(
      hasMoney || identity === 'trial',
      <Bell size={20} />,
      t('notices'),
      open,
      <CountInWords count={unread} words={t('unread', { count: unread })} />,
    ),
  ];
  return items.length > 0 ? <SideMenuGroup items={items} /> : null;
}
