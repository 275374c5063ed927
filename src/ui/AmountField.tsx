import { TextField, type TextFieldProps } from './TextField';

/**
 * Fits the largest amount with separators and what may be pasted around it: a text that is cut off
 * would be another amount.
 */
const LONGEST = 24;

export type AmountFieldProps = Omit<
  TextFieldProps,
  'autoComplete' | 'inputMode' | 'maxLength' | 'type'
> & {
  /** True for a number of people instead of money. */
  isCount?: boolean;
};

/**
 * A field for money or another figure, as people write it; `plainFigure` turns it into the
 * submitted text.
 */
export const AmountField = ({ isCount = false, ...rest }: AmountFieldProps) => (
  <TextField
    {...rest}
    inputMode={isCount ? 'numeric' : 'decimal'}
    autoComplete="off"
    maxLength={LONGEST}
  />
);
