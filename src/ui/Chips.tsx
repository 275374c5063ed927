import type { ReactNode } from 'react';
import * as css from './Chips.css';

export type ChipOption<Value extends string> = { value: Value; label: string; icon?: ReactNode };
type Common<Value extends string> = {
  label: string;
  options: readonly ChipOption<Value>[];
  /** One row that scrolls sideways instead of several. */
  inOneLine?: boolean;
};

/** Filters that are on or off by themselves: toggle buttons. */
export function FilterChips<Value extends string>({ label, options, inOneLine = false, selected, onToggle }: Common<Value> & { selected: readonly Value[]; onToggle: (value: Value) => void }) {
  return (
    <div role="group" aria-label={label} className={inOneLine ? css.line : css.group}>
      {options.map(({ value, label: words, icon }) => (
        <button key={value} type="button" aria-pressed={selected.includes(value)} className={css.chip} onClick={() => onToggle(value)}>{icon}{words}</button>
      ))}
    </div>
  );
}

/** One of several: a radio group. */
export function ChoiceChips<Value extends string>({ label, name, options, inOneLine = false, value: chosen, onSelect }: Common<Value> & { name: string; value: Value | null; onSelect: (value: Value) => void }) {
  return (
    <div role="radiogroup" aria-label={label} className={inOneLine ? css.line : css.group}>
      {options.map(({ value, label: words, icon }) => (
        <label key={value} className={css.chip}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onSelect(value)} />
          {icon}{words}
        </label>
      ))}
    </div>
  );
}
