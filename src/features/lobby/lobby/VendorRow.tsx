import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { GameCategory } from '../../../../machines/shared/game.types';
import {
  selectIsFailed,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureState } from '../../../ui/FailureState';
import { TileRow } from '../../../ui/TileRow';
import type { RowPosition } from './GameTileRow';
import { usePathOfAll } from './usePathOfAll';

export type VendorRowProps = {
  category: GameCategory;
  vendors: VendorsRef;
  renderVendor: (vendor: Vendor) => ReactNode;
} & RowPosition;

/** The vendors of a category whose vendors have lobbies of their own, such as sports. */
export function VendorRow({ category, vendors, renderVendor, isFirst }: VendorRowProps) {
  const common = useT('common');
  const say = useMessage();
  const lanes = useSelector(vendors, selectValue);
  const isFailed = useSelector(vendors, selectIsFailed);
  const message = useSelector(vendors, selectMessage);
  const path = usePathOfAll(vendors, category);
  const here = lanes?.find((lane) => lane.category === category)?.vendors ?? [];
  return (
    <TileRow
      title={common(`category.${category}`)}
      kind="vendor"
      isFirst={isFirst}
      items={here.map((vendor) => ({ key: vendor.vendor, node: renderVendor(vendor) }))}
      isLoading={!lanes && !isFailed}
      all={path === null ? undefined : { label: common('game.all'), to: path }}
      words={{ previous: common('game.previous'), next: common('game.next') }}
      instead={
        isFailed ? (
          <FailureState
            retryLabel={common('retry')}
            onRetry={() => vendors.send({ type: 'data.reload' })}
          >
            {say(message)}
          </FailureState>
        ) : undefined
      }
    />
  );
}
