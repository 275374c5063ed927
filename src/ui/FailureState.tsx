import type { ReactNode } from 'react';
import { Button } from './Button';
import { FailureAid } from './FailureAid';
import { focusAround } from './focusAround';
import { TriangleAlert } from './icons';
import * as css from './State.css';

export type FailureProps = {
  /** One sentence. */
  children: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
};

/** Says that something failed to load: one sentence and a retry. */
export function FailureState({ children, retryLabel, onRetry, busy = false }: FailureProps) {
  // The loading state replaces the button and takes its focus.
  const retry = (button: HTMLElement) => {
    focusAround(button);
    onRetry();
  };
  return (
    <div className={css.state} role="alert">
      <span className={css.artDanger} aria-hidden="true">
        <TriangleAlert size={28} />
      </span>
      <p className={css.words}>{children}</p>
      <Button busy={busy} onClick={({ currentTarget }) => retry(currentTarget)}>
        {retryLabel}
      </Button>
      <FailureAid />
    </div>
  );
}
