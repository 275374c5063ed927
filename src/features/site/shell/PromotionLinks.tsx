import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import {
  selectIsAwaited,
  selectPromotions,
} from '../../../../machines/announcements/popups/popups.selectors';
import { SIDE_MENU_PROMOTIONS } from '../../../../machines/site/shell/sideMenu.selectors';
import { useT } from '../../../i18n/i18n';
import { SideMenuGroup } from '../../../ui/layout/AppLayout';
import { NavLink } from '../../../ui/NavLink';
import { Skeleton } from '../../../ui/Skeleton';
import * as css from './SideMenu.css';

/**
 * The first promotions by name, and a link to all of them (spec §2 Side menu). A folded menu shows
 * no names.
 */
export function PromotionLinks({ popups, onFollow }: { popups: PopupsRef; onFollow: () => void }) {
  const t = useT('shell');
  const promotions = useSelector(popups, selectPromotions);
  const isAwaited = useSelector(popups, selectIsAwaited);
  if (isAwaited)
    return (
      <div data-fold-away="" aria-hidden="true" aria-busy="true" className={css.promotionsPlace}>
        <Skeleton height="100%" isStill />
      </div>
    );
  if (!promotions?.length) return null;
  return (
    <div data-fold-away="" className={css.promotions}>
      <SideMenuGroup
        heading={t('runningPromotions')}
        items={[
          ...promotions.slice(0, SIDE_MENU_PROMOTIONS).map(({ id, title }) => ({
            key: id,
            node: (
              <NavLink place="side" to={`/promotions#${encodeURIComponent(id)}`} onClick={onFollow}>
                {title}
              </NavLink>
            ),
          })),
          ...(promotions.length > SIDE_MENU_PROMOTIONS
            ? [
                {
                  key: 'more',
                  node: (
                    <NavLink place="side" to="/promotions" onClick={onFollow}>
                      {t('morePromotions')}
                    </NavLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
