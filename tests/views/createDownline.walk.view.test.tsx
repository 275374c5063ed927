import { createActor } from 'xstate';
import { cases } from '../../machines/createDownline/createDownline.cases';
import { createDownlineMachine, type AccountRules, type CreateDownlineForm, type CreatedDownline } from '../../machines/createDownline/createDownline.machine';
import type { RequestOutcome } from '../../machines/shared/request';
import { DownlineForm } from '../../src/features/agentCentre/DownlineForm';
import { walkForm } from '../support/formWalk';
import { Held } from '../support/held';
import { field, write } from '../support/loginWorld';
import { labelled } from '../support/registrationWorld';
import { renderView } from '../support/renderView';

const start = async (input: AccountRules) => {
  const submit = new Held<RequestOutcome<CreatedDownline>, { form: CreateDownlineForm; given: AccountRules }>();
  const actor = createActor(createDownlineMachine.provide({ actors: { submit: submit.logic } }), { input }).start();
  await renderView(<DownlineForm creation={actor} />);
  return { actor, submit };
};
const username = () => field(/^Username/);

walkForm<CreateDownlineForm, CreatedDownline>({
  cases,
  start: ({ input }) => start(cases.inputs[input] as AccountRules),
  fill: (form) => {
    write(username(), form.username);
    write(labelled('Password'), form.password);
  },
  field: username,
  complaint: 'Input cannot be empty',
  submit: 'Create account',
  sending: 'Please wait',
});
