import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode } from 'react';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { selectIsOpen } from '../../../../machines/site/overlay/overlay.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useBackCloses } from '../../../ui/hooks/useBackCloses';
import { SlidersHorizontal } from '../../../ui/icons';
import * as css from './GameList.css';

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
  const close = useCallback(
    () => overlay.send({ type: 'overlay.close', name: 'filters' }),
    [overlay],
  );
  useBackCloses(isOpen, close);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => overlay.send({ type: 'overlay.open', name: 'filters' })}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
        {count > 0 ? t('filters.active', { count }) : t('filters.label')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('filters.label')}
        closeLabel={common('close')}
        onDismiss={close}
        footer={
          <Button tone="primary" onClick={close}>
            {t('filters.show')}
          </Button>
        }
      >
        <div className={css.filters}>{children}</div>
      </Dialog>
    </>
  );
}
