import type { AgentCentreSnapshot } from './agentCentre.machine';
import { AGENT_PAGES, isOffered, type AgentPage } from './agentCentre.types';

/** The screen that the state shows. */
export const selectScreen = (s: AgentCentreSnapshot): 'loading' | 'failed' | 'open' =>
  s.matches('failed') ? 'failed' : s.matches('open') ? 'open' : 'loading';
/** The message shown; null when there is none. */
export const selectMessage = (s: AgentCentreSnapshot) => s.context.message;
/** The platform's facts about the centre; null until they are loaded. */
export const selectFacts = (s: AgentCentreSnapshot) => s.context.facts;
/** The page shown; before the centre is loaded, the page that it opens with. */
export const selectPage = (s: AgentCentreSnapshot): AgentPage =>
  AGENT_PAGES.find((page) => s.matches({ open: page })) ?? 'agentAnnouncement';
/** The menu. The same list, by identity, as long as the facts are the same. */
export const pagesOf = (facts: ReturnType<typeof selectFacts>): readonly AgentPage[] =>
  facts ? AGENT_PAGES.filter((page) => isOffered(page, facts.features)) : [];

/** The tab of the page for new downlines: by account, or by invitation. */
export const selectWay = (s: AgentCentreSnapshot) =>
  s.matches({ open: { registerCenter: 'invitation' } }) ? 'invitation' : 'account';
/** The screen of the page that creates an account. */
export const selectAccountScreen = (
  s: AgentCentreSnapshot,
): 'loading' | 'failed' | 'form' | 'created' => {
  if (s.matches({ open: { registerCenter: { account: 'unruled' } } })) return 'failed';
  if (s.matches({ open: { registerCenter: { account: 'created' } } })) return 'created';
  return s.matches({ open: { registerCenter: { account: 'form' } } }) ? 'form' : 'loading';
};
/** The account that was created last; null when there is none. */
export const selectCreated = (s: AgentCentreSnapshot) => s.context.created;
/** The dashboard, or the last days of it beside the news; undefined on another page. */
export const selectDashboard = (s: AgentCentreSnapshot) => s.children.agentDashboard;
/** The overview; undefined on another page. */
export const selectOverview = (s: AgentCentreSnapshot) => s.children.agentOverview;
/** The form of a new account; undefined while it is closed. */
export const selectCreation = (s: AgentCentreSnapshot) => s.children.createDownline;
/** The invitations; undefined on another page. */
export const selectInvitations = (s: AgentCentreSnapshot) => s.children.invitations;
/** The list of downlines; undefined on another page. */
export const selectDownlines = (s: AgentCentreSnapshot) => s.children.downlines;
/** The open transfer; undefined when there is none. */
export const selectTransfer = (s: AgentCentreSnapshot) => s.children.teamTransfer;
/** True while the page of the team shows the contracts with one downline. */
export const selectIsWithDownline = (s: AgentCentreSnapshot) =>
  s.matches({ open: { downlineManagmentView: 'contracts' } });
/** The id of the downline that something was opened for last; null before. */
export const selectDownlineId = (s: AgentCentreSnapshot) => s.context.downline?.id ?? null;
/** The contracts; undefined on another page. */
export const selectContracts = (s: AgentCentreSnapshot) => s.children.contracts;
/** The record page; undefined on another page. */
export const selectRecords = (s: AgentCentreSnapshot) => s.children.agentRecords;
/** The deposit; undefined on another page. */
export const selectDeposit = (s: AgentCentreSnapshot) => s.children.deposit;
/** The messages; undefined on another page. */
export const selectInbox = (s: AgentCentreSnapshot) => s.children.inbox;
/** The payment security; undefined on another page. */
export const selectPayment = (s: AgentCentreSnapshot) => s.children.paymentSecurity;
/** The withdrawal request; undefined on another page. */
export const selectWithdrawal = (s: AgentCentreSnapshot) => s.children.withdrawalRequest;
