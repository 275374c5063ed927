import { TextField, type TextFieldProps } from './TextField';

export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'leading' | 'trailing' | 'figures' | 'min' | 'max'
> & {
  /** `yyyy-mm-dd`, like `value` and the submitted text. */
  min?: string;
  max?: string;
  /** `bday` for a birthday, `off` for any other day. */
  autoComplete?: 'bday' | 'off';
};

/** The browser's own date field. */
export function DateField({ autoComplete = 'bday', ...rest }: DateFieldProps) {
  return <TextField {...rest} type="date" autoComplete={autoComplete} />;
}
