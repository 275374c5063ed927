import { inAscii } from './digits';
import { digits } from './time';

const YEAR_FIRST = /^(?<year>\d{4})[-./ ]?(?<month>\d{1,2})[-./ ]?(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})[-./ ](?<month>\d{1,2})[-./ ](?<year>\d{4})$/;

/**
 * The day of a typed text as `yyyy-mm-dd`; empty when it is none. The year may come last, the parts
 * may stand together, and the digits may be Burmese.
 */
export const dayOfText = (typed: string): string => {
  const text = inAscii(typed).trim();
  const { year, month, day } = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return '';
  const written = `${year}-${digits(Number(month))}-${digits(Number(day))}`;
  const at = new Date(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  return isReal ? written : '';
};
