import type { ComponentPropsWithRef, ReactNode } from 'react';
import { clickUnless } from './clickUnless';
import * as css from './IconButton.css';
import { Spinner } from './Spinner';

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  'aria-label': string;
  icon: ReactNode;
  tone?: keyof typeof css.tone;
  busy?: boolean;
  /** Shown at the corner, such as a count; include the count in the label. */
  badge?: ReactNode;
};

/** A button that shows an icon and is named by `aria-label`. */
export function IconButton({
  icon,
  tone = 'ghost',
  busy = false,
  disabled = false,
  badge,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const blocked = busy || disabled;
  return (
    <button
      {...rest}
      type={type}
      title={rest.title ?? rest['aria-label']}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={clickUnless(blocked, onClick)}
      className={css.tone[tone]}
    >
      {busy ? <Spinner /> : icon}
      {badge ? (
        <span className={css.badge} aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </button>
  );
}
