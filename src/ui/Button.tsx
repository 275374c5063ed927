import type { ComponentPropsWithRef } from 'react';
import * as css from './Button.css';
import { clickUnless } from './clickUnless';
import { cx } from './cx';
import { Spinner } from './Spinner';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  tone?: keyof typeof css.tone;
  /**
   * True while work is under way: the button keeps its name, width and focus, and ignores clicks.
   */
  busy?: boolean;
  /**
   * True for a button that agrees to something, such as a payment: it ignores the second press of
   * a double press, because the first one may have been meant for another button.
   */
  agrees?: boolean;
  fullWidth?: boolean;
  compact?: boolean;
};

/**
 * A button. `disabled` and `busy` are announced by `aria-disabled`, so that focus is never lost.
 */
export function Button({
  tone = 'secondary',
  busy = false,
  agrees = false,
  disabled = false,
  fullWidth,
  compact,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = busy || disabled;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={clickUnless(blocked, onClick, agrees)}
      className={cx(
        css.tone[tone],
        fullWidth && css.full,
        compact && css.compact,
        disabled && !busy && css.off,
      )}
    >
      <span className={cx(css.words, busy && css.wordsBusy)}>{children}</span>
      {busy ? (
        <span className={css.ring}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
