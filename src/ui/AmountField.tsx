import { TextField, type TextFieldProps } from './TextField';

/**
 * Of the largest amount with its separators, and what is pasted around it: whatever is cut off
 * would be another amount.
 */
const LONGEST = 24;

export type AmountFieldProps = Omit<
  TextFieldProps,
  'autoComplete' | 'inputMode' | 'maxLength' | 'type'
> & {
  /** Of people, not of money. */
  isCount?: boolean;
};

/**
 * A sum of money, or another figure, as people write it; `plainFigure` makes of it what travels.
 */
export const AmountField = ({ isCount = false, ...rest }: AmountFieldProps) => (
  <TextField
    {...rest}
    inputMode={isCount ? 'numeric' : 'decimal'}
    autoComplete="off"
    maxLength={LONGEST}
  />
);
