import type { AgentOverview, AgentRecord } from '../../../contract/agents';
import {
  INCOME_KINDS,
  MONEY,
  type DashboardDay,
  type DashboardFile,
  type MoneyFigure,
} from '../../../machines/agents/agentDashboard/agentDashboard.types';
import type { AgentRecordFilter } from '../../../machines/agents/agentRecords/agentRecords.types';
import { createZonedTime, dayOf } from '../../../machines/shared/zonedTime.selectors';
import type { Environment } from '../environment';
import { csvFile } from '../member/csv';

/** The words of the file, in the reader's language. */
export type DashboardWords = {
  fileName: (days: { from: string; to: string }) => string;
  column: (column: 'from' | 'to' | 'newMembers' | MoneyFigure) => string;
};
type Days = { from: string; to: string };
type Options = Pick<Environment, 'saveFile'> & {
  timeZone: string;
  loadOverview: (days: Days, signal?: AbortSignal) => Promise<AgentOverview>;
  loadAll: (filter: AgentRecordFilter, signal?: AbortSignal) => Promise<AgentRecord[]>;
};

/** The agent's dashboard by day (docs/decisions/0109), and the file of its periods. */
export const createDashboard = ({ loadOverview, loadAll, saveFile, timeZone }: Options) => {
  const timeOf = createZonedTime(timeZone);
  return {
    /** Days without income have no record; they count as zero. */
    readDays: async (days: Days, signal?: AbortSignal): Promise<DashboardDay[]> => {
      const [overview, records] = await Promise.all([
        loadOverview(days, signal),
        loadAll({ kind: 'income', account: '', ...days }, signal),
      ]);
      const incomes = new Map(
        records.map(({ period, figures }) => [period && dayOf(timeOf(period.from)), figures]),
      );
      return overview.days.map(({ day, deposits, withdrawals, bets, profit, newMembers }) => {
        const income = incomes.get(day);
        const kinds = INCOME_KINDS.map((kind) => [kind, income?.[kind] ?? '0.00'] as const);
        return {
          day,
          income: income?.total ?? '0.00',
          ...(Object.fromEntries(kinds) as Record<(typeof INCOME_KINDS)[number], string>),
          deposits,
          withdrawals,
          bets,
          profit,
          newMembers,
        };
      });
    },
    /** Writes the periods into a file that the browser saves. */
    saveDashboard: ({ periods }: DashboardFile, { fileName, column }: DashboardWords): null => {
      const heading = (['from', 'to', ...MONEY, 'newMembers'] as const).map(column);
      const rows = periods.map((one) => [
        one.from,
        one.to,
        ...MONEY.map((figure) => one[figure]),
        `${one.newMembers}`,
      ]);
      saveFile(
        fileName({ from: periods.at(-1)?.from ?? '', to: periods[0]?.to ?? '' }),
        csvFile([heading, ...rows]),
      );
      return null;
    },
  };
};
