import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { selectIsOpen } from '../../../../machines/site/overlay/overlay.selectors';
import { useT } from '../../../i18n/i18n';
import { FilterSheet as Sheet } from '../../../ui/FilterSheet';

const selectIsSheetOpen = selectIsOpen('filters');

/**
 * On a phone: a button that opens the filters in a sheet. The list narrows behind it with each
 * choice. `count`: how many filters narrow it now.
 */
export function FilterSheet({
  overlay,
  count,
  children,
}: {
  overlay: OverlayRef;
  count: number;
  children: ReactNode;
}) {
  const t = useT('gameList');
  const common = useT('common');
  const isOpen = useSelector(overlay, selectIsSheetOpen);
  return (
    <Sheet
      words={{ title: t('filters.label'), done: t('filters.show'), close: common('close') }}
      opener={count > 0 ? t('filters.active', { count }) : t('filters.label')}
      isOpen={isOpen}
      onOpen={() => overlay.send({ type: 'overlay.open', name: 'filters' })}
      onClose={() => overlay.send({ type: 'overlay.close', name: 'filters' })}
    >
      {children}
    </Sheet>
  );
}
