import { endpoints } from '../../../contract/endpoints';
import {
  FIGURES,
  type Figure,
  type Statement,
  type StatementFile,
} from '../../../machines/member/statement/statement.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { csvFile } from './csv';

/** The words of the file, in the reader's language. */
export type StatementWords = {
  fileName: (about: { account: string; from: string; to: string }) => string;
  columns: Record<'month' | Figure, string>;
};

/** The account statement of the member (issue 28), and the file of it. */
export const createStatement = ({ call, environment: { saveFile } }: Kit) => ({
  readStatement: async (signal?: AbortSignal): Promise<Statement> =>
    valueOf(endpoints.statement, await call(endpoints.statement, {}, { signal })),
  /** Writes the months into a file that the browser saves. */
  saveStatement: (
    { account, months }: StatementFile,
    { fileName, columns }: StatementWords,
  ): null => {
    const rows = months.map((month) => [month.month, ...FIGURES.map((figure) => month[figure])]);
    const heading = [columns.month, ...FIGURES.map((figure) => columns[figure])];
    saveFile(
      fileName({ account, from: months.at(-1)?.month ?? '', to: months[0]?.month ?? '' }),
      csvFile([heading, ...rows]),
    );
    return null;
  },
});
