import { useId } from 'react';
import { box, round } from './Checkbox.css';
import { cx } from './cx';
import { error as errorStyle } from './Field.css';
import { CircleAlert } from './icons';
import { Picture } from './Picture';
import * as css from './RadioCards.css';

type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  about: string;
  /** The address of a small decorative picture. */
  picture?: string | undefined;
  /** True when the option cannot be chosen; `about` says why. */
  disabled?: boolean;
};
export type RadioCardsProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onSelect: (value: Value) => void;
  error?: string | null;
};

/** A choice of one, each option with an explanation; the whole card is the target. */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value: chosen,
  onSelect,
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={css.group}
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={css.legend}>{legend}</legend>
      {options.map(({ value, label, about, picture, disabled = false }) => (
        <label key={value} className={css.card}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            disabled={disabled}
            className={cx(box, round)}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-about`}
            onChange={() => onSelect(value)}
          />
          <span className={css.words}>
            <span id={`${id}-${value}`} className={css.name}>
              {label}
            </span>
            <span id={`${id}-${value}-about`} className={css.about}>
              {about}
            </span>
          </span>
          <Picture src={picture} className={css.picture} width={48} height={32} instead={null} />
        </label>
      ))}
      {error ? (
        <p role="alert" className={errorStyle} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
