import { DateField } from './DateField';
import * as css from './DateRangeField.css';

export type DateRange = { from: string; to: string };
export type DateRangeFieldProps = {
  label: string;
  fromLabel: string;
  toLabel: string;
  /** Days as `yyyy-mm-dd`; so are `min` and `max`. */
  value: DateRange;
  /** Always in order: a day beyond the other one takes that along. A day that is cleared changes nothing. */
  onChange: (value: DateRange) => void;
  min?: string;
  max?: string;
  error?: string | null;
};

/** From one day to another, each by the platform's own date field. */
export function DateRangeField({ label, fromLabel, toLabel, value, onChange, min, max, error }: DateRangeFieldProps) {
  const { from, to } = value;
  return (
    <fieldset className={css.range}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.pair}>
        <DateField label={fromLabel} name="from" autoComplete="off" value={from} min={min} max={max} error={error ?? null}
          onChange={({ currentTarget: { value: day } }) => { if (day) onChange({ from: day, to: day > to ? day : to }); }} />
        <DateField label={toLabel} name="to" autoComplete="off" value={to} min={min} max={max}
          onChange={({ currentTarget: { value: day } }) => { if (day) onChange({ from: day < from ? day : from, to: day }); }} />
      </div>
    </fieldset>
  );
}
