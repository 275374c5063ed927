import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from './IconButton';
import { Search, X } from './icons';
import * as css from './SearchField.css';

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  placeholder?: string;
  maxLength?: number;
  name?: string;
};

/** Search text; the button and Escape clear it. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  placeholder,
  maxLength,
  name = 'search',
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // Only in an empty field the key goes to the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <div className={css.field}>
      <Search size={20} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        className={css.search}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={escape}
      />
      {value === '' ? (
        <span className={css.room} />
      ) : (
        <IconButton aria-label={clearLabel} icon={<X size={18} />} onClick={clear} />
      )}
    </div>
  );
}
