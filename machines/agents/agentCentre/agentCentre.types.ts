import type { AgentCentre, AgentFeatures } from '../../../contract/agents';

/**
 * Page keys of spec §2 Agent centre menu pages, in their order; then the other pages of the centre.
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
  'contracts',
  'depositv2',
  'withdraw',
  'messageV2',
] as const;
export type AgentPage = (typeof AGENT_PAGES)[number];

/** The column Condition of the same table. */
const CONDITIONS: Partial<Record<AgentPage, keyof AgentFeatures>> = {
  agentDividendRecordCopy2: 'dividend',
  agentDailyWages2: 'dailySalary',
  agentHourSalary: 'hourlySalary',
  agentRealtimeSalary: 'realTimeSalary',
};

/** True when the platform offers the page. */
export const isOffered = (page: AgentPage, features: AgentFeatures): boolean => {
  const condition = CONDITIONS[page];
  return condition === undefined || features[condition];
};

/**
 * `ahead`: how many ms the platform's clock is ahead of the device's. `today` is updated when a day
 * begins.
 */
export type CentreFacts = Omit<AgentCentre, 'now'> & { ahead: number };
export type { AgentFeatures };
