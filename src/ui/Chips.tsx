import { useEffect, useId, type ReactNode } from 'react';
import * as css from './Chips.css';
import { label as labelStyle } from './Field.css';
import { fadeAt } from './fade';
import { useScrollEnds } from './hooks/useScrollEnds';
import { bringIntoSight, centreIn } from './intoSight';
import { ChevronLeft, ChevronRight } from './icons';
import { rem } from './rem';

type ChipOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /**
   * Width of the label in px in the brand's font at 16 px type: nothing moves when the font loads.
   */
  width?: number | undefined;
};
/** What every row of chips has. */
export type ChipRow<Value extends string> = {
  label: string;
  options: readonly ChipOption<Value>[];
  /** One row that scrolls sideways instead of several. */
  inOneLine?: boolean;
  /** The label stands above the chips, like that of a field. */
  showLabel?: boolean;
};

/** Filters that are switched on and off independently: toggle buttons. */
export function FilterChips<Value extends string>({
  label,
  options,
  inOneLine = false,
  showLabel = false,
  selected,
  onToggle,
}: ChipRow<Value> & { selected: readonly Value[]; onToggle: (value: Value) => void }) {
  const says = wordsOf(options);
  return (
    <Row role="group" label={label} says={says} inOneLine={inOneLine} showLabel={showLabel}>
      {options.map(({ value, label: words, icon, width }) => (
        <button
          key={value}
          type="button"
          aria-pressed={selected.includes(value)}
          className={css.chip}
          onClick={() => onToggle(value)}
        >
          {icon}
          {width ? <span style={{ width: rem(width) }}>{words}</span> : words}
        </button>
      ))}
    </Row>
  );
}

type RowProps = {
  role: 'group' | 'radiogroup';
  label: string;
  inOneLine: boolean;
  showLabel: boolean;
  children: ReactNode;
  says: string;
};
type Name = { 'aria-label': string } | { 'aria-labelledby': string };

/** All labels in one text, so that a changed one is measured again. */
export const wordsOf = (options: readonly { label: string }[]) =>
  options.map(({ label }) => label).join();

/** A row of chips, or several rows. */
export function Row({ role, label, says, inOneLine, showLabel, children }: RowProps) {
  const id = useId();
  const name = showLabel ? { 'aria-labelledby': id } : { 'aria-label': label };
  const row = inOneLine ? (
    <Line role={role} name={name} says={says}>
      {children}
    </Line>
  ) : (
    <div role={role} {...name} className={css.group}>
      {children}
    </div>
  );
  if (!showLabel) return row;
  return (
    <div className={css.labelled}>
      <span id={id} className={labelStyle}>
        {label}
      </span>
      {row}
    </div>
  );
}

/**
 * A mouse cannot scroll sideways, so it gets a button at either end; touch and keyboard need none.
 */
function Line({
  role,
  name,
  says,
  children,
}: Pick<RowProps, 'role' | 'says' | 'children'> & { name: Name }) {
  const { ref, isAtStart, isAtEnd, step } = useScrollEnds<HTMLDivElement>(says);
  // When the row opens or has other chips; a chip that is pressed stays under the pointer.
  useEffect(() => {
    const chosen = ref.current?.querySelector('[aria-pressed="true"], :has(> :checked)');
    if (ref.current && chosen) centreIn(ref.current, chosen);
  }, [ref, says]);
  return (
    <div className={css.frame}>
      <div
        ref={ref}
        role={role}
        {...name}
        className={css.line}
        {...fadeAt({ isAtStart, isAtEnd })}
        onFocus={bringIntoSight}
      >
        {children}
      </div>
      {isAtStart ? null : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={css.end.before}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={20} />
        </button>
      )}
      {isAtEnd ? null : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={css.end.after}
          onClick={() => step(1)}
        >
          <ChevronRight size={20} />
        </button>
      )}
    </div>
  );
}
