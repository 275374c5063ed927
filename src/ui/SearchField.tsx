import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from './IconButton';
import { Search, X } from './icons';
import { pressResultKey, type ResultKeys } from './resultKeys';
import * as css from './SearchField.css';

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  placeholder?: string;
  maxLength?: number;
  name?: string;
  /** The results below the field, which its keys choose from. */
  list?: FieldList;
};
/** `activeId`: the id of the marked result; undefined for none. */
type FieldList = ResultKeys & { id: string; activeId: string | undefined };

/** Search text; the button and Escape clear it. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  placeholder,
  maxLength,
  name = 'search',
  list,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (list && pressResultKey(list, event)) return;
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
        onKeyDown={press}
        aria-autocomplete={list ? 'list' : undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.activeId}
      />
      {value === '' ? null : (
        <IconButton aria-label={clearLabel} icon={<X size={18} />} onClick={clear} />
      )}
    </div>
  );
}
