import { useState } from 'react';
import { DateField } from './DateField';
import * as css from './DateRangeField.css';

export type DateRange = { from: string; to: string };
export type DateRangeFieldProps = {
  label: string;
  fromLabel: string;
  toLabel: string;
  /** Days as `yyyy-mm-dd`; `min` and `max` too. */
  value: DateRange;
  /**
   * Called with days in order and within `min` and `max`: a day beyond the other one moves that
   * too. A cleared day changes nothing.
   */
  onChange: (value: DateRange) => void;
  min?: string;
  max?: string;
  error?: string | null;
};

/** A range of days, each in the browser's own date field. */
export function DateRangeField({
  label,
  fromLabel,
  toLabel,
  value,
  onChange,
  min,
  max,
  error,
}: DateRangeFieldProps) {
  const { from, to } = value;
  const within = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return (
    <fieldset className={css.range}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.pair}>
        <Day
          {...within}
          label={fromLabel}
          name="from"
          value={from}
          other={to}
          error={error ?? null}
          onDay={(day, end) => onChange({ from: day, to: day > end ? day : end })}
        />
        <Day
          {...within}
          label={toLabel}
          name="to"
          value={to}
          other={from}
          error={null}
          onDay={(day, start) => onChange({ from: day < start ? day : start, to: day })}
        />
      </div>
    </fieldset>
  );
}

type DayProps = {
  label: string;
  name: string;
  value: string;
  error: string | null;
  min?: string;
  max?: string;
  other: string;
  /** `other`: the other day before this one was changed. */
  onDay: (day: string, other: string) => void;
};

/**
 * Typing a day passes through other days: a year begins as 0002, the 20th as the 2nd. A day outside
 * the limits stays only in the field, and becomes the nearest day within them when the field is
 * left. A day that is only passed through does not move the other field.
 */
function Day({ value, other, min, max, onDay, ...rest }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const change = (day: string) => {
    const isMeant = day !== '' && day === nearest(day, min, max);
    setTyped(isMeant ? null : day);
    setBefore(before ?? other);
    if (isMeant) onDay(day, before ?? other);
  };
  const leave = () => {
    setTyped(null);
    setBefore(null);
    if (typed) onDay(nearest(typed, min, max), before ?? other);
  };
  return (
    <DateField
      {...rest}
      autoComplete="off"
      value={typed ?? value}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={leave}
    />
  );
}

const nearest = (day: string, min = day, max = day): string =>
  day < min ? min : day > max ? max : day;
