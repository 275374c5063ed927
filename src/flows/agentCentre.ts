import { agentCentreMachine } from '../../machines/agents/agentCentre/agentCentre.machine';
import { fromCallback } from 'xstate';
import { createAgents } from '../services/agents/agents';
import { agentDashboard } from './eager/agentDashboard';
import { agentOverview } from './eager/agentOverview';
import { agentRecords } from './eager/agentRecords';
import { createDownline } from './eager/createDownline';
import { downlines } from './eager/downlines';
import { invitations } from './eager/invitations';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The agent centre. */
export const agentCentre = defineFlow({
  machine: agentCentreMachine,
  includes: [agentDashboard, agentOverview, createDownline, invitations, downlines, agentRecords],
  ports: ({ service }) => {
    const { readCentre, onDay, readRules } = service(createAgents);
    return {
      readCentre: read(readCentre),
      days: fromCallback(({ input, sendBack }) =>
        onDay(input, (today) => sendBack({ type: 'day.began', today })),
      ),
      readRules: read(readRules),
    };
  },
  dialogs: {
    teamTransfer: { leave: { type: 'form.cancel' } },
    contractOffer: { leave: { type: 'form.cancel' } },
    settlement: { leave: { type: 'dialog.close' } },
  },
  screen: {
    load: async () => (await import('./screens/AgentCentreFlow')).AgentCentreFlow,
    words: [
      'agentCentre',
      'agentDashboard',
      'agentRecordsFile',
      'calendar',
      'records',
      'recordsFile',
      'passwordStrength',
      'validation',
    ],
  },
});
