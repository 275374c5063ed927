import type { ReactNode } from 'react';
import { divided } from './MobileField.css';
import { TextField, type TextFieldProps } from './TextField';

export type MobileFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'leading' | 'figures'
> & {
  /** The control before the number: a `CountryField`. */
  country?: ReactNode;
};

/** A national mobile number after its country, in one box. */
export function MobileField({ country, ...rest }: MobileFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      autoCorrect="off"
      spellCheck={false}
      leading={country ? <span className={divided}>{country}</span> : undefined}
    />
  );
}
