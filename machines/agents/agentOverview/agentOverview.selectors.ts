import type { AgentOverviewSnapshot } from './agentOverview.machine';

/** Null before the first read. */
export const selectOverview = (s: AgentOverviewSnapshot) => s.context.overview;
export const selectDays = (s: AgentOverviewSnapshot) => s.context.days;
export const selectIsBusy = (s: AgentOverviewSnapshot) => s.hasTag('busy');
/** Why the days on show could not be read; null while they can be had. */
export const selectFault = (s: AgentOverviewSnapshot) =>
  s.matches('failed') ? s.context.message : null;
