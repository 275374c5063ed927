import { useSelector } from '@xstate/react';
import type { GameCategory } from '../../../../machines/shared/game.types';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import { navTargetOf } from '../../../../machines/lobby/vendors/vendors.selectors';

/**
 * The path of a category's page; null when it has none, because its only vendor is launched
 * directly, or when that is not known yet.
 */
export const usePathOfAll = (vendors: VendorsRef, category: GameCategory): string | null =>
  useSelector(vendors, (s) => {
    const lane = selectValue(s)?.find((one) => one.category === category);
    const target = lane && navTargetOf(lane);
    return target?.kind === 'page' ? target.path : null;
  });
