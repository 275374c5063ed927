import type { AgentDashboardSnapshot } from './agentDashboard.machine';

/** The figures by day; null before they are read. */
export const selectDays = (s: AgentDashboardSnapshot) => s.context.days;
/** The chosen period. */
export const selectPeriod = (s: AgentDashboardSnapshot) => s.context.period;
/** The platform's day that the last period ends with. */
export const selectToday = (s: AgentDashboardSnapshot) => s.context.today;
/** True when the read failed. */
export const selectHasFailed = (s: AgentDashboardSnapshot) => s.matches('failed');
/** True while the file is written. */
export const selectIsSaving = (s: AgentDashboardSnapshot) => s.matches({ shown: 'saving' });
/** True while the dialog for printing is open. */
export const selectIsPrinting = (s: AgentDashboardSnapshot) => s.matches({ shown: 'printing' });
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: AgentDashboardSnapshot) => s.context.message;
