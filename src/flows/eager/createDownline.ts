import { createDownlineMachine } from '../../../machines/agents/createDownline/createDownline.machine';
import type {
  AccountRules,
  CreateDownlineForm,
} from '../../../machines/agents/createDownline/createDownline.machine';
import { createAgents } from '../../services/agents/agents';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The form of a new downline. */
export const createDownline = defineFlow({
  machine: createDownlineMachine,
  ports: ({ service }) => ({
    submit: act(({ form }: { form: CreateDownlineForm; given: AccountRules }, signal) =>
      service(createAgents).createDownline({ form }, signal),
    ),
  }),
});
