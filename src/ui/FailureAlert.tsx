import { Alert } from './Alert';
import { Button } from './Button';
import type { FailureProps } from './FailureState';

/**
 * Says above what stays on show that more of it, or a newer one, could not be had: one sentence and
 * a retry. Where nothing is there to show, `FailureState` says so.
 */
export function FailureAlert({ children, retryLabel, onRetry, busy = false }: FailureProps) {
  return (
    <Alert
      tone="danger"
      action={
        <Button compact busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
