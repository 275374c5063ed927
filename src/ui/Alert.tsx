import type { ReactNode } from 'react';
import * as css from './Alert.css';
import { toneIcons, type Tone } from './tones';
import { icon } from './tones.css';

/** A message in the page: role alert for danger, otherwise status. */
export function Alert({
  tone,
  children,
  action,
}: {
  tone: Tone;
  children: ReactNode;
  action?: ReactNode;
}) {
  const Icon = toneIcons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={css.tone[tone]}>
      <Icon size={20} className={icon[tone]} aria-hidden="true" />
      <div className={css.words}>{children}</div>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
