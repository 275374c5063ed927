import { useRef, type ReactNode } from 'react';
import * as css from './Dialog.css';
import { useDialog, type DialogBehaviour } from './hooks/useDialog';

/** A modal panel from the left edge. */
export function Drawer({
  label,
  children,
  ...behaviour
}: DialogBehaviour & { label: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const props = useDialog({ initialFocus: content, ...behaviour });
  return (
    <dialog {...props} aria-label={label} aria-modal="true" className={css.drawer}>
      {behaviour.open ? (
        <div ref={content} tabIndex={-1}>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
