import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { CalendarWords } from './Calendar';
import * as css from './DateField.css';
import { dayOfText } from './dayText';
import { useBackCloses } from './hooks/useBackCloses';
import { useEscape } from './hooks/useEscape';
import { useFixedPanel } from './hooks/useFixedPanel';
import { usePressOutside } from './hooks/usePressOutside';
import { IconButton } from './IconButton';
import { CalendarDays } from './icons';
import { lazyPart } from './lazyPart';
import { Skeleton } from './Skeleton';
import { TextField, type TextFieldProps } from './TextField';

const Calendar = lazyPart(() => import('./Calendar').then((m) => m.Calendar));

export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'leading' | 'trailing' | 'figures' | 'min' | 'max' | 'ref'
> & {
  /** The words of the calendar. */
  calendar: CalendarWords;
  /** `yyyy-mm-dd`, like `value` and the submitted text. */
  min?: string;
  max?: string;
  /** The error of a typed text that is no day. */
  dayError?: string | null;
  /** `bday` for a birthday, `off` for any other day. */
  autoComplete?: 'bday' | 'off';
};

/**
 * A day, typed as `yyyy-mm-dd` or chosen in a calendar, whose code comes when it is opened. What is
 * typed in another way is written so when the field is left; what is no day stays and is named.
 */
export function DateField({
  calendar,
  min,
  max,
  dayError = null,
  autoComplete = 'bday',
  error,
  onBlur,
  onChange,
  onKeyDown,
  readOnly = false,
  ...rest
}: DateFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The day that the calendar opened at, empty for none; null while it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt !== null;
  const [isNoDay, setIsNoDay] = useState(false);
  const close = () => setOpenAt(null);
  const closeByKey = () => {
    close();
    button.current?.focus();
  };
  useEscape(panel, isOpen, closeByKey);
  useBackCloses(isOpen, closeByKey);
  usePressOutside(root, isOpen, close);
  useFixedPanel('near', root, panel, isOpen);

  const tidy = ({
    currentTarget,
  }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    const day = dayOfText(value);
    // A slip of the hand is there to be mended: only a day is written in another way.
    if (day === '') setIsNoDay(value.trim() !== '');
    else if (day !== value) write(currentTarget, day);
  };
  return (
    <div
      ref={root}
      className={css.root}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close();
      }}
    >
      <TextField
        {...rest}
        ref={input}
        error={error ?? (isNoDay ? dayError : null)}
        onChange={(event) => {
          setIsNoDay(false);
          onChange?.(event);
        }}
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={calendar.format}
        readOnly={readOnly}
        onBlur={(event) => {
          if (onBlur) onBlur(event);
          else tidy(event);
        }}
        onKeyDown={(event) => {
          // Enter submits the form as it is.
          if (event.key === 'Enter') tidy(event);
          onKeyDown?.(event);
        }}
        trailing={
          readOnly ? null : (
            <IconButton
              ref={button}
              aria-label={calendar.open}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              icon={<CalendarDays size={20} />}
              onClick={() => setOpenAt(isOpen ? null : dayOfText(input.current?.value ?? ''))}
            />
          )
        }
      />
      {isOpen ? (
        <div ref={panel} role="dialog" aria-label={calendar.open} className={css.panel}>
          <Calendar
            words={calendar}
            value={openAt}
            min={min}
            max={max}
            place={<Skeleton height={340} />}
            retryLabel={calendar.retry}
            onChoose={(day) => {
              if (input.current) write(input.current, day);
              closeByKey();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Writes into the field as a person would, so that its listeners are called. */
const write = (input: HTMLInputElement, day: string) => {
  Reflect.set(HTMLInputElement.prototype, 'value', day, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
