import { Row, wordsOf, type ChipRow } from './Chips';
import * as css from './Chips.css';

/** A choice of one: a radio group. */
export function ChoiceChips<Value extends string>({
  label,
  name,
  options,
  inOneLine = false,
  showLabel = false,
  value: chosen,
  onSelect,
}: ChipRow<Value> & { name: string; value: Value | null; onSelect: (value: Value) => void }) {
  const says = wordsOf(options);
  return (
    <Row role="radiogroup" label={label} says={says} inOneLine={inOneLine} showLabel={showLabel}>
      {options.map(({ value, label: words, icon }) => (
        <label key={value} className={css.chip}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onSelect(value)}
          />
          {icon}
          {words}
        </label>
      ))}
    </Row>
  );
}
