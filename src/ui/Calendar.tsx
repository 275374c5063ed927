import { DatePicker, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './Calendar.css';
import { ChevronLeft, ChevronRight } from './icons';

/**
 * `format`: how a day is typed, in words. Months are counted from 1, days of a week from Sunday.
 */
export type CalendarWords = {
  format: string;
  open: string;
  retry: string;
  previous: string;
  next: string;
  zoomOut: string;
  month: (month: number) => string;
  weekDay: (day: number) => string;
  monthOf: (year: number, month: number) => string;
  dayOf: (year: number, month: number, day: number) => string;
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
      value={value ? [parseDate(value)] : []}
      {...(value === '' && max !== undefined && { defaultFocusedValue: parseDate(max) })}
      {...(min !== undefined && { min: parseDate(min) })}
      {...(max !== undefined && { max: parseDate(max) })}
      startOfWeek={0}
      fixedWeeks
      translations={{
        prevTrigger: () => words.previous,
        nextTrigger: () => words.next,
        viewTrigger: () => words.zoomOut,
        content: words.open,
      }}
      onValueChange={({ value: [day] }) => day && onChoose(day.toString())}
    >
      <Views words={words} />
    </DatePicker.Root>
  );
}

function Views({ words }: Pick<CalendarProps, 'words'>) {
  const api = useDatePickerContext();
  const { year, month } = api.visibleRange.start;
  const years = api.getYearsGrid({ columns: 3 });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), []);
  return (
    <div ref={root}>
      <DatePicker.View view="day">
        <Heading>{words.monthOf(year, month)}</Heading>
        <DatePicker.Table className={css.table}>
          <DatePicker.TableHead>
            <DatePicker.TableRow>
              {api.weekDays.map(({ long }, number) => (
                <DatePicker.TableHeader key={long} className={css.weekDay}>
                  {words.weekDay(number)}
                </DatePicker.TableHeader>
              ))}
            </DatePicker.TableRow>
          </DatePicker.TableHead>
          <DatePicker.TableBody>
            {api.weeks.map((week) => (
              <DatePicker.TableRow key={String(week[0])}>
                {week.map((day) => (
                  <DatePicker.TableCell key={String(day)} value={day} className={css.cell}>
                    <DatePicker.TableCellTrigger
                      className={css.day}
                      aria-label={words.dayOf(day.year, day.month, day.day)}
                    >
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
        <Heading>{year}</Heading>
        <Grid rows={api.getMonthsGrid({ columns: 3 })} nameOf={words.month} />
      </DatePicker.View>
      <DatePicker.View view="year">
        <Heading>{`${years[0]?.[0]?.value} – ${years.at(-1)?.at(-1)?.value}`}</Heading>
        <Grid rows={years} nameOf={String} />
      </DatePicker.View>
    </div>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <DatePicker.ViewControl className={css.heading}>
      <DatePicker.PrevTrigger className={css.button}>
        <ChevronLeft size={20} />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger className={css.view}>{children}</DatePicker.ViewTrigger>
      <DatePicker.NextTrigger className={css.button}>
        <ChevronRight size={20} />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}

type GridProps = { rows: { value: number }[][]; nameOf: (value: number) => string };

function Grid({ rows, nameOf }: GridProps) {
  return (
    <DatePicker.Table className={css.table}>
      <DatePicker.TableBody>
        {rows.map((row) => (
          <DatePicker.TableRow key={row[0]?.value}>
            {row.map(({ value }) => (
              <DatePicker.TableCell key={value} value={value} className={css.cell}>
                <DatePicker.TableCellTrigger className={css.wide} aria-label={nameOf(value)}>
                  {nameOf(value)}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}
