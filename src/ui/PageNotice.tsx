import type { ReactNode } from 'react';
import { Alert } from './Alert';
import * as css from './PageNotice.css';
import type { Tone } from './tones';

/** A message with buttons above the lower edge of the window, whatever the page shows. */
export function PageNotice({
  label,
  tone,
  children,
  actions,
}: {
  /** Names it as a region. */
  label?: string | undefined;
  tone: Tone;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={css.notice} role={label ? 'region' : undefined} aria-label={label}>
      <Alert tone={tone} action={actions ? <div className={css.actions}>{actions}</div> : null}>
        {children}
      </Alert>
    </div>
  );
}
