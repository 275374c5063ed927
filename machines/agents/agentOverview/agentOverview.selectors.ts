import type { AgentOverviewSnapshot } from './agentOverview.machine';

/** The totals; null before the first read. */
export const selectOverview = (s: AgentOverviewSnapshot) => s.context.overview;
/** The figures by day; null until they are loaded. */
export const selectDays = (s: AgentOverviewSnapshot) => s.context.days;
/** True while a request is under way. */
export const selectIsBusy = (s: AgentOverviewSnapshot) => s.hasTag('busy');
/** Why the chosen days could not be loaded; null when they could. */
export const selectFault = (s: AgentOverviewSnapshot) =>
  s.matches('failed') ? s.context.message : null;
