import { useId, type ReactNode } from 'react';
import * as css from './Field.css';
import { CircleAlert } from './icons';

/** The texts around a field's control, ready to read. */
export type FieldWords = {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** The error answers what was sent, so it is an alert. */
  isAlert?: boolean;
  required?: boolean;
};

type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/**
 * Label, hint and error around one control, connected by id. The error is in a live region, which
 * must be mounted before its text appears. `required` marks the label with `*` and sets
 * `aria-required`; the form validates, not the browser.
 */
export function Field({
  id,
  label,
  hint,
  error,
  isAlert = false,
  required,
  children,
}: FieldWords & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const own = useId();
  const control = id ?? own;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  return (
    <div className={css.field}>
      <label className={required ? css.marked : css.label} htmlFor={control}>
        {label}
      </label>
      {children({
        id: control,
        'aria-describedby':
          [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <div aria-live={isAlert ? undefined : 'polite'}>
        {error ? (
          <p role={isAlert ? 'alert' : undefined} className={css.error} id={errorId}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {hint ? (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
