import { TextField, type TextFieldProps } from './TextField';

export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'leading' | 'trailing' | 'figures' | 'min' | 'max'
> & {
  /** `yyyy-mm-dd`, like `value` and what the form sends. */
  min?: string;
  max?: string;
  /** `bday` where it asks for a birthday, `off` for any other day. */
  autoComplete?: 'bday' | 'off';
};

/** The platform's own date field. */
export function DateField({ autoComplete = 'bday', ...rest }: DateFieldProps) {
  return <TextField {...rest} type="date" autoComplete={autoComplete} />;
}
