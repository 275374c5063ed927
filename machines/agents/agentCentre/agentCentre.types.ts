import type { AgentCentre, AgentFeatures } from '../../../contract/agents';

/**
 * Page keys of spec §2 Agent centre menu pages, in their order; then what the centre also offers.
 */
export const AGENT_PAGES = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'depositv2',
  'withdraw',
] as const;
export type AgentPage = (typeof AGENT_PAGES)[number];

/** Column Condition of the same table. */
const CONDITIONS: Partial<Record<AgentPage, keyof AgentFeatures>> = {
  agentDividendRecordCopy2: 'dividend',
  agentDailyWages2: 'dailySalary',
  agentHourSalary: 'hourlySalary',
  agentRealtimeSalary: 'realTimeSalary',
};

/** Whether the platform has a page switched on. */
export const isOffered = (page: AgentPage, features: AgentFeatures): boolean => {
  const condition = CONDITIONS[page];
  return condition === undefined || features[condition];
};

/**
 * `ahead`: how many ms the platform's clock is before the device's. `today` is kept as days begin.
 */
export type CentreFacts = Omit<AgentCentre, 'now'> & { ahead: number };
export type { AgentFeatures };
