import { invitationsMachine } from '../../../machines/agents/invitations/invitations.machine';
import { createAgents } from '../../services/agents/agents';
import { createInvitation } from './createInvitation';
import { act, read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The invitations of an agent. */
export const invitations = defineFlow({
  machine: invitationsMachine,
  includes: [createInvitation],
  ports: ({ service }) => {
    const { loadInvitations, removeInvitation } = service(createAgents);
    return { loadInvitations: read(loadInvitations), removeInvitation: act(removeInvitation) };
  },
});
