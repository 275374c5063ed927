import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './Button';
import * as css from './Dialog.css';
import { useDialog } from './hooks/useDialog';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Left out when the dialog only informs, with one button. */
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** True while the confirmed work runs: both buttons wait and the dialog stays open. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel?: () => void;
  returnFocus?: RefObject<HTMLElement | null>;
};

/** A question that must be answered. The focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
  returnFocus,
}: ConfirmDialogProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const leave = cancelLabel ? onCancel : onConfirm;
  const props = useDialog({
    open,
    dismissable: !busy,
    onDismiss: leave,
    initialFocus: safe,
    returnFocus,
  });
  return (
    <dialog
      {...props}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={css.size.small}
    >
      {open ? (
        <div className={css.panel}>
          <div className={css.header}>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
          </div>
          <div className={css.body}>
            <div id={`${id}-text`} className={css.alertText}>
              {children}
            </div>
          </div>
          <div className={css.footer}>
            {cancelLabel ? (
              <Button ref={safe} disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
            ) : null}
            <Button
              ref={cancelLabel ? undefined : safe}
              tone={tone}
              agrees
              busy={busy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
