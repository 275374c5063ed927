import { agentOverviewMachine } from '../../../machines/agents/agentOverview/agentOverview.machine';
import { createAgents } from '../../services/agents/agents';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The overview of an agent. */
export const agentOverview = defineFlow({
  machine: agentOverviewMachine,
  ports: ({ service }) => ({ loadOverview: act(service(createAgents).loadOverview) }),
});
