import { useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useWritten } from './hooks/useWritten';
import { IconButton } from './IconButton';
import { Eye, EyeOff } from './icons';
import { TextField } from './TextField';
import type { FieldWords } from './Field';

export type PasswordFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children' | 'ref'> & {
    name: string;
    autoComplete: 'current-password' | 'new-password';
    showLabel: string;
    hideLabel: string;
    /** A value to write into the field when it changes; empty for none. */
    written?: string;
  };

/** A password with a button that shows it; caret, focus and value are kept. */
export function PasswordField({ showLabel, hideLabel, written = '', ...rest }: PasswordFieldProps) {
  const input = useWritten(written);
  const [shown, setShown] = useState(false);
  const toggle = () => {
    const field = input.current;
    const held =
      field && document.activeElement === field
        ? ([field.selectionStart, field.selectionEnd] as const)
        : null;
    setShown(!shown);
    // Changing the type moves the caret to the start; it is restored after the change.
    if (field && held) queueMicrotask(() => field.setSelectionRange(held[0], held[1]));
  };
  return (
    <TextField
      {...rest}
      ref={input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          aria-label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}
