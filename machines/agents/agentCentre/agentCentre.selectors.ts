import type { AgentCentreSnapshot } from './agentCentre.machine';
import { AGENT_PAGES, isOffered, type AgentPage } from './agentCentre.types';

export const selectScreen = (s: AgentCentreSnapshot): 'loading' | 'failed' | 'open' =>
  s.matches('failed') ? 'failed' : s.matches('open') ? 'open' : 'loading';
export const selectMessage = (s: AgentCentreSnapshot) => s.context.message;
/** Null until they are read. */
export const selectFacts = (s: AgentCentreSnapshot) => s.context.facts;
/** The one on show; before the centre is open, the one that it opens on. */
export const selectPage = (s: AgentCentreSnapshot): AgentPage =>
  AGENT_PAGES.find((page) => s.matches({ open: page })) ?? 'agentAnnouncement';
/** The menu: one list, whoever asks, as long as the facts are the same. */
export const pagesOf = (facts: ReturnType<typeof selectFacts>): readonly AgentPage[] =>
  facts ? AGENT_PAGES.filter((page) => isOffered(page, facts.features)) : [];

export const selectWay = (s: AgentCentreSnapshot) =>
  s.matches({ open: { registerCenter: 'invitation' } }) ? 'invitation' : 'account';
export const selectAccountScreen = (
  s: AgentCentreSnapshot,
): 'loading' | 'failed' | 'form' | 'created' => {
  if (s.matches({ open: { registerCenter: { account: 'unruled' } } })) return 'failed';
  if (s.matches({ open: { registerCenter: { account: 'created' } } })) return 'created';
  return s.matches({ open: { registerCenter: { account: 'form' } } }) ? 'form' : 'loading';
};
export const selectCreated = (s: AgentCentreSnapshot) => s.context.created;
export const selectOverview = (s: AgentCentreSnapshot) => s.children.agentOverview;
export const selectCreation = (s: AgentCentreSnapshot) => s.children.createDownline;
export const selectInvitations = (s: AgentCentreSnapshot) => s.children.invitations;
export const selectDownlines = (s: AgentCentreSnapshot) => s.children.downlines;
export const selectTransfer = (s: AgentCentreSnapshot) => s.children.teamTransfer;
export const selectOffer = (s: AgentCentreSnapshot) => s.children.contractOffer;
export const selectRecords = (s: AgentCentreSnapshot) => s.children.agentRecords;
export const selectDeposit = (s: AgentCentreSnapshot) => s.children.deposit;
export const selectPayment = (s: AgentCentreSnapshot) => s.children.paymentSecurity;
export const selectWithdrawal = (s: AgentCentreSnapshot) => s.children.withdrawalRequest;
export const selectSettlement = (s: AgentCentreSnapshot) => s.children.settlement;
