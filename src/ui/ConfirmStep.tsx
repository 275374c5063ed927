import type { ReactNode } from 'react';
import { Button } from './Button';
import * as css from './ConfirmStep.css';

type Props = {
  className: string;
  /** True while the confirmed request is being sent. */
  busy: boolean;
  /** Read out while the request is being sent. */
  busyLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  backLabel: string;
  onBack: () => void;
  /** What is confirmed. */
  children: ReactNode;
};

/** The step between a form and its request: what will be sent, to confirm or to change. */
export function ConfirmStep({
  className,
  busy,
  busyLabel,
  confirmLabel,
  onConfirm,
  backLabel,
  onBack,
  children,
}: Props) {
  return (
    <div className={className} aria-busy={busy || undefined}>
      {children}
      <div className={css.buttons}>
        <Button tone="primary" agrees busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button disabled={busy} onClick={onBack}>
          {backLabel}
        </Button>
      </div>
      <p role="status" className={css.status}>
        {busy ? busyLabel : null}
      </p>
    </div>
  );
}
