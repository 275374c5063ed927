export type { AgentOverview, TeamFigures } from '../../../contract/agents';
