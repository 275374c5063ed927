import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';
import { Field, type FieldWords } from './Field';
import * as css from './Field.css';

export type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children'> & {
    name: string;
    autoComplete: string;
    leading?: ReactNode;
    /** A button or an image at the end of the box. */
    trailing?: ReactNode;
    /** A button beside the box, or below it when there is no space. */
    end?: ReactNode;
    /** Wide tabular figures, for codes. */
    figures?: boolean;
  };

/** One line of text; uncontrolled unless `value` is given. */
export function TextField({
  label,
  hint,
  error,
  isAlert = false,
  required,
  leading,
  trailing,
  end,
  figures,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? null}
      isAlert={isAlert}
      required={required ?? false}
    >
      {(wiring) => {
        const box = (
          <div className={css.box}>
            {leading ? (
              <span className={typeof leading === 'string' ? css.word : css.slot}>{leading}</span>
            ) : null}
            <input
              {...rest}
              {...wiring}
              type={type}
              className={cx(css.input, figures && css.code)}
            />
            {trailing ? <span className={css.slot}>{trailing}</span> : null}
          </div>
        );
        return end ? (
          <div className={css.withEnd}>
            {box}
            {end}
          </div>
        ) : (
          box
        );
      }}
    </Field>
  );
}
