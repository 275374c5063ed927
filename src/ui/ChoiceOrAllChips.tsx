import type { ChipRow } from './Chips';
import { ChoiceChips } from './ChoiceChips';

/** A choice of one, or of all by a chip in front: null. */
export function ChoiceOrAllChips<Value extends string>({
  all,
  options,
  value,
  onSelect,
  ...rest
}: ChipRow<Value> & {
  name: string;
  /** The words of the chip in front. */
  all: string;
  value: Value | null;
  onSelect: (value: Value | null) => void;
}) {
  return (
    <ChoiceChips<Value | typeof ALL>
      {...rest}
      options={[{ value: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onSelect={(one) => onSelect(one === ALL ? null : one)}
    />
  );
}
const ALL = '';
