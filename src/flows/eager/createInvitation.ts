import { createInvitationMachine } from '../../../machines/agents/createInvitation/createInvitation.machine';
import {
  ratesOf,
  type CreateInvitationForm,
} from '../../../machines/agents/createInvitation/createInvitation.machine';
import { createAgents } from '../../services/agents/agents';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The form of a new invitation. */
export const createInvitation = defineFlow({
  machine: createInvitationMachine,
  ports: ({ service }) => ({
    submit: act(({ form }: { form: CreateInvitationForm; given: null }, signal) =>
      service(createAgents).createInvitation({ kind: form.kind, rates: ratesOf(form) }, signal),
    ),
  }),
});
