import { useState } from 'react';
import type { CalendarWords } from './Calendar';
import { DateField } from './DateField';
import * as css from './DateRangeField.css';
import { dayOfText } from './dayText';

export type DateRange = { from: string; to: string };
export type DateRangeFieldProps = {
  label: string;
  fromLabel: string;
  toLabel: string;
  calendar: CalendarWords;
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

/** A range of days, each in a date field. */
export function DateRangeField({
  label,
  fromLabel,
  toLabel,
  calendar,
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
          calendar={calendar}
          label={fromLabel}
          name="from"
          value={from}
          other={to}
          error={error ?? null}
          onDay={(day, end) => onChange({ from: day, to: day > end ? day : end })}
        />
        <Day
          {...within}
          calendar={calendar}
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
  calendar: CalendarWords;
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
 * Typing a day may pass through other days. A day outside the limits stays only in the field, and
 * becomes the nearest day within them when the field is left; so does a day that is written in
 * another way. A day that is only passed through does not move the other field.
 */
function Day({ value, other, min, max, onDay, ...rest }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const change = (text: string) => {
    const day = dayOfText(text);
    const isMeant = day !== '' && day === text && day === nearest(day, min, max);
    setTyped(isMeant ? null : text);
    setBefore(before ?? other);
    if (isMeant) onDay(day, before ?? other);
  };
  const leave = () => {
    setTyped(null);
    setBefore(null);
    const day = dayOfText(typed ?? '');
    if (day) onDay(nearest(day, min, max), before ?? other);
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
