import { TextField, type TextFieldProps } from './TextField';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'figures' | 'autoComplete'> & {
  /** Digits expected; the field takes no more. */
  length?: number;
  /** `one-time-code` lets the phone offer what arrived by SMS; `off` for a captcha. */
  autoComplete?: 'one-time-code' | 'off';
  inputMode?: 'numeric' | 'text';
};

/** A short code, one field (never one box per digit: those break paste, autofill and screen readers). */
export function CodeField({ length, autoComplete = 'one-time-code', inputMode = 'numeric', ...rest }: CodeFieldProps) {
  return (
    <TextField {...rest} figures maxLength={length} autoComplete={autoComplete} inputMode={inputMode}
      autoCapitalize="none" autoCorrect="off" spellCheck={false} />
  );
}
