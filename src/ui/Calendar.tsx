import { DatePicker, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker';
import { useEffect, useRef } from 'react';
import * as css from './Calendar.css';
import { ChevronLeft, ChevronRight } from './icons';

/** `language`: the tag of the page's language. `format`: how a day is typed, in words. */
export type CalendarWords = {
  language: string;
  format: string;
  open: string;
  retry: string;
  previous: string;
  next: string;
  zoomOut: string;
};
export type CalendarProps = {
  words: CalendarWords;
  /** Days as `yyyy-mm-dd`; empty for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
};

/**
 * A month of days, a year of months, and the years, by Ark: arrow keys, Page Up and Down, Home and
 * End. It takes the focus. Only `DateField` imports this file, when it is opened.
 */
export function Calendar({ words, value, min, max, onChoose }: CalendarProps) {
  return (
    <DatePicker.Root
      inline
      locale={`${words.language}-u-nu-latn`}
      value={value ? [parseDate(value)] : []}
      {...(value === '' && max !== undefined && { defaultFocusedValue: parseDate(max) })}
      {...(min !== undefined && { min: parseDate(min) })}
      {...(max !== undefined && { max: parseDate(max) })}
      startOfWeek={0}
      fixedWeeks
      translations={{
        dayCell: ({ valueText }) => valueText ?? '',
        prevTrigger: () => words.previous,
        nextTrigger: () => words.next,
        viewTrigger: () => words.zoomOut,
        content: words.open,
      }}
      onValueChange={({ value: [day] }) => day && onChoose(day.toString())}
    >
      <Views />
    </DatePicker.Root>
  );
}

function Views() {
  const api = useDatePickerContext();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), []);
  return (
    <div ref={root}>
      <DatePicker.View view="day">
        <Heading />
        <DatePicker.Table className={css.table}>
          <DatePicker.TableHead>
            <DatePicker.TableRow>
              {api.weekDays.map(({ short, long }) => (
                <DatePicker.TableHeader key={long} className={css.weekDay} abbr={long}>
                  {short}
                </DatePicker.TableHeader>
              ))}
            </DatePicker.TableRow>
          </DatePicker.TableHead>
          <DatePicker.TableBody>
            {api.weeks.map((week) => (
              <DatePicker.TableRow key={String(week[0])}>
                {week.map((day) => (
                  <DatePicker.TableCell key={String(day)} value={day} className={css.cell}>
                    <DatePicker.TableCellTrigger className={css.day}>
                      {day.day}
                    </DatePicker.TableCellTrigger>
                  </DatePicker.TableCell>
                ))}
              </DatePicker.TableRow>
            ))}
          </DatePicker.TableBody>
        </DatePicker.Table>
      </DatePicker.View>
      <DatePicker.View view="month">
        <Heading />
        <Grid rows={api.getMonthsGrid({ columns: 3, format: 'short' })} />
      </DatePicker.View>
      <DatePicker.View view="year">
        <Heading />
        <Grid rows={api.getYearsGrid({ columns: 3 })} />
      </DatePicker.View>
    </div>
  );
}

function Heading() {
  return (
    <DatePicker.ViewControl className={css.heading}>
      <DatePicker.PrevTrigger className={css.button}>
        <ChevronLeft size={20} />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger className={css.view}>
        <DatePicker.RangeText />
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger className={css.button}>
        <ChevronRight size={20} />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}

function Grid({ rows }: { rows: { label: string; value: number }[][] }) {
  return (
    <DatePicker.Table className={css.table}>
      <DatePicker.TableBody>
        {rows.map((row) => (
          <DatePicker.TableRow key={row[0]?.value}>
            {row.map(({ label, value }) => (
              <DatePicker.TableCell key={value} value={value} className={css.cell}>
                <DatePicker.TableCellTrigger className={css.wide}>
                  {label}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}
