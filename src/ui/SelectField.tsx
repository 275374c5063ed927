import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field';
import * as css from './Field.css';
import { ChevronDown } from './icons';

type SelectOption = { value: string; label: string; lang?: string };
export type SelectFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children'> & {
    name: string;
    options: readonly SelectOption[];
    /** The first option, with an empty value, while nothing is chosen. */
    placeholder?: string;
    /** Keep the label for assistive technology only. */
    hideLabel?: boolean;
  };

/** The browser's own select (role combobox). */
export function SelectField({
  label,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  hideLabel,
  ...rest
}: SelectFieldProps) {
  const items = (
    <>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </>
  );
  if (hideLabel) {
    return (
      <div className={css.box}>
        <select {...rest} id={id} aria-label={label} className={css.select}>
          {items}
        </select>
        <ChevronDown className={css.chevron} size={20} aria-hidden="true" />
      </div>
    );
  }
  return (
    <Field id={id} label={label} hint={hint} error={error ?? null} required={required ?? false}>
      {(wiring) => (
        <div className={css.box}>
          <select {...rest} {...wiring} className={css.select}>
            {items}
          </select>
          <ChevronDown className={css.chevron} size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
