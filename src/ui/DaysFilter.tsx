import type { CalendarWords } from './Calendar';
import { ChoiceChips } from './ChoiceChips';
import { DateRangeField, type DateRange } from './DateRangeField';
import * as css from './DaysFilter.css';
import { daysOf } from './time';

type DaysPreset = DateRange & { key: string; label: string };
export type DaysFilterProps = {
  calendar: CalendarWords;
  words: { presets: string; days: string; from: string; to: string };
  presets: readonly DaysPreset[];
  value: DateRange;
  min: string;
  max: string;
  onChoose: (days: DateRange) => void;
};

const presetOf = (presets: readonly DaysPreset[], { from, to }: DateRange) =>
  presets.find((preset) => preset.from === from && preset.to === to);

/** The chosen days in short: their name, where they have one, and the days. */
export const daysInShort = (presets: readonly DaysPreset[], days: DateRange): string[] => {
  const preset = presetOf(presets, days);
  return preset ? [preset.label, daysOf(days)] : [daysOf(days)];
};

/** A range of days, with buttons for common ranges. */
export function DaysFilter({
  calendar,
  words,
  presets,
  value,
  min,
  max,
  onChoose,
}: DaysFilterProps) {
  const current = presetOf(presets, value);
  return (
    <div className={css.days}>
      <ChoiceChips
        label={words.presets}
        name="preset"
        inOneLine
        value={current?.key ?? null}
        options={presets.map(({ key, label }) => ({ value: key, label }))}
        onSelect={(chosen) => {
          const preset = presets.find(({ key }) => key === chosen);
          if (preset) onChoose({ from: preset.from, to: preset.to });
        }}
      />
      <DateRangeField
        label={words.days}
        fromLabel={words.from}
        toLabel={words.to}
        calendar={calendar}
        value={value}
        min={min}
        max={max}
        onChange={onChoose}
      />
    </div>
  );
}
