import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cases } from '../../../machines/agents/createDownline/createDownline.cases';
import {
  createDownlineMachine,
  type AccountRules,
  type CreateDownlineForm,
  type CreatedDownline,
} from '../../../machines/agents/createDownline/createDownline.machine';
import type { RequestOutcome } from '../../../machines/shared/request';
import { DownlineForm } from '../../../src/features/agents/agentCentre/DownlineForm';
import { RegisterCentre } from '../../../src/features/agents/agentCentre/RegisterCentre';
import { walkForm } from '../../support/formWalk';
import { Held } from '../../support/held';
import { field, write } from '../../support/loginWorld';
import { labelled } from '../../support/registrationWorld';
import { renderView } from '../../support/renderView';
import { openCentre } from './agentCentre.world';

const start = async (input: AccountRules) => {
  const submit = new Held<
    RequestOutcome<CreatedDownline>,
    { form: CreateDownlineForm; given: AccountRules }
  >();
  const actor = createActor(createDownlineMachine.provide({ actors: { submit: submit.logic } }), {
    input,
  }).start();
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

test('moves the focus to the result, and to the form of another downline', async () => {
  const submit = new Held<
    RequestOutcome<CreatedDownline>,
    { form: CreateDownlineForm; given: AccountRules }
  >();
  const centre = await openCentre(
    'registerCenter',
    {
      readRules: fromPromise<AccountRules, void>(() =>
        Promise.resolve(Object.values(cases.inputs)[0] as AccountRules),
      ),
      createDownline: createDownlineMachine.provide({ actors: { submit: submit.logic } }),
    },
    (ref) => <RegisterCentre centre={ref} />,
  );
  const focused = () =>
    within(
      document.activeElement === document.body
        ? document.createElement('p')
        : (document.activeElement as HTMLElement),
    );
  await screen.findByRole('button', { name: 'Create account' });
  write(username(), 'newbie77');
  write(labelled('Password'), 'Newbie#2026');
  screen.getByRole('button', { name: 'Create account' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await submit.answer({ kind: 'accepted', value: { id: 'u1', account: 'newbie77' } });
  expect(focused().getByText(/^The account newbie77 was created/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Create another account' }));
  expect(focused().getByRole('textbox', { name: /^Username/ })).toBeVisible();
  centre.stop();
});
