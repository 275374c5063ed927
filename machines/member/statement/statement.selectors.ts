import { sumOfAmounts } from '../../shared/amount';
import { monthsOf, type StatementSnapshot } from './statement.machine';
import type { Figure, StatementMonth } from './statement.types';

/** The statement; null before it is read. */
export const selectStatement = (s: StatementSnapshot) => s.context.statement;
/** True when the read failed. */
export const selectHasFailed = (s: StatementSnapshot) => s.matches('failed');
/** The months on show, the newest first; the list is a new one for each call. */
export const selectMonths = (s: StatementSnapshot) => monthsOf(s.context);
/** How many months can be shown on request; 0 when all are on show. */
export const selectMore = (s: StatementSnapshot): number =>
  (s.context.statement?.months.length ?? 0) - monthsOf(s.context).length;
/** True while the file is written. */
export const selectIsSaving = (s: StatementSnapshot) => s.matches({ shown: 'saving' });
/** True while the dialog for printing is open. */
export const selectIsPrinting = (s: StatementSnapshot) => s.matches({ shown: 'printing' });
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: StatementSnapshot) => s.context.message;

/** The sum of a figure over months, exact to the hundredth. */
export const sumOf = (months: readonly StatementMonth[], figure: Figure): string =>
  sumOfAmounts(months.map((month) => month[figure]));
