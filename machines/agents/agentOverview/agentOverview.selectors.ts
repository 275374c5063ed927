import type { AgentOverviewSnapshot } from './agentOverview.machine';

/** Null before the first read. */
export const selectOverview = (s: AgentOverviewSnapshot) => s.context.overview;
/** The figures by day; null before they were read. */
export const selectDays = (s: AgentOverviewSnapshot) => s.context.days;
/** A request is under way. */
export const selectIsBusy = (s: AgentOverviewSnapshot) => s.hasTag('busy');
/** Why the days on show could not be read; null while they can be had. */
export const selectFault = (s: AgentOverviewSnapshot) =>
  s.matches('failed') ? s.context.message : null;
