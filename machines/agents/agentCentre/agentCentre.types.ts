import type { AgentCentre, AgentFeatures } from '../../../contract/agents';
import { pageOfPlace } from '../../shared/centrePages';

/**
 * Page keys of spec §2 Agent centre menu pages, in their order, with the dashboard after the
 * announcements; then the other pages of the centre.
 */
export const AGENT_PAGES = [
  'agentAnnouncement',
  'dashboard',
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
/** The addresses of the pages (docs/decisions/0076). */
export const AGENT_ADDRESSES: Readonly<Record<AgentPage, string>> = {
  agentAnnouncement: '/agentHome',
  dashboard: '/agentHome/dashboard',
  agentTeamOverview: '/agentHome/overview',
  registerCenter: '/agentHome/register',
  downlineManagmentView: '/agentHome/team',
  personalHistoryCopy: '/agentHome/bets',
  palStatementsAgentCopy: '/agentHome/profit',
  agentRevenueReport: '/agentHome/income',
  agentDownlineTransactionDetailsCopy: '/agentHome/transactions',
  agentDividendRecordCopy2: '/agentHome/dividends',
  agentDailyWages2: '/agentHome/daily',
  agentHourSalary: '/agentHome/hourly',
  agentRealtimeSalary: '/agentHome/real-time',
  contracts: '/agentHome/contracts',
  depositv2: '/agentHome/deposit',
  withdraw: '/agentHome/withdraw',
  messageV2: '/agentHome/messages',
};
/** A page of the agent centre, or the address of one. */
export type AgentPlace = AgentPage | `/agentHome${string}`;
/** The page at a place; the announcements where there is none. */
export const agentPageOf = (place: AgentPlace): AgentPage =>
  pageOfPlace<AgentPage>(place, AGENT_ADDRESSES, 'agentAnnouncement');
/** What the state of a page says of its address. */
export const atAddress = (page: AgentPage) => ({ meta: { path: AGENT_ADDRESSES[page] } });

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
