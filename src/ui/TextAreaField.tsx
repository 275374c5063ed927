import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field';
import * as css from './Field.css';

export type TextAreaFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'> & {
    name: string;
    autoComplete?: string;
  };

/** Several lines of text; uncontrolled unless `value` is given. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  id,
  rows = 4,
  autoComplete = 'off',
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error ?? null} required={required ?? false}>
      {(wiring) => (
        <div className={css.box}>
          <textarea
            {...rest}
            {...wiring}
            rows={rows}
            autoComplete={autoComplete}
            className={css.area}
          />
        </div>
      )}
    </Field>
  );
}
