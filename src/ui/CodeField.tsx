import type { ClipboardEvent, CompositionEvent, InputEvent } from 'react';
import { asciiDigits } from './digits';
import { TextField, type TextFieldProps } from './TextField';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'figures' | 'autoComplete' | 'onPaste' | 'onInput' | 'onCompositionEnd'
> & {
  /** Digits expected; the field accepts no more. */
  length?: number;
  /** `one-time-code` lets the phone offer the code from an SMS; `off` for a captcha. */
  autoComplete?: 'one-time-code' | 'off';
  inputMode?: 'numeric' | 'text';
};

/**
 * A short code in one field (never one box per digit, which breaks paste, autofill and screen
 * readers). A numeric field keeps only digits, in ASCII, however they are typed or pasted.
 */
export function CodeField({
  length,
  autoComplete = 'one-time-code',
  inputMode = 'numeric',
  ...rest
}: CodeFieldProps) {
  const tidy = inputMode === 'numeric' ? asciiDigits : trimmed;
  return (
    <TextField
      isAlert
      {...rest}
      figures
      maxLength={length}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onPaste={(event) => paste(event, tidy)}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        if (!event.nativeEvent.isComposing) keep(event.currentTarget, tidy);
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        if (keep(event.currentTarget, tidy)) tell(event.currentTarget);
      }}
    />
  );
}

const trimmed = (text: string) => text.trim();

/** The browser would cut the text to the length before its spaces are removed. */
function paste(event: ClipboardEvent<HTMLInputElement>, tidy: (text: string) => string) {
  const input = event.currentTarget;
  if (input.readOnly) return;
  event.preventDefault();
  const from = input.selectionStart ?? input.value.length;
  const to = input.selectionEnd ?? from;
  const room =
    input.maxLength < 0 ? Infinity : input.maxLength - (input.value.length - (to - from));
  input.setRangeText(tidy(event.clipboardData.getData('text')).slice(0, room), from, to, 'end');
  tell(input);
}

/**
 * Removes characters that do not belong and keeps the caret in place; returns true when there were
 * any.
 */
function keep(input: HTMLInputElement, tidy: (text: string) => string): boolean {
  const clean = tidy(input.value);
  if (clean === input.value) return false;
  const caret = tidy(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  // Not by `value`: React would treat the change as its own and send no event.
  input.setRangeText(clean, 0, input.value.length);
  input.setSelectionRange(caret, caret);
  return true;
}

const tell = (input: HTMLInputElement) =>
  input.dispatchEvent(new Event('input', { bubbles: true }));
