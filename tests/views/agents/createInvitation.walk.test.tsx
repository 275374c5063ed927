import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/agents/createInvitation/createInvitation.cases';
import {
  createInvitationMachine,
  type CreateInvitationForm,
  type Invitation,
} from '../../../machines/agents/createInvitation/createInvitation.machine';
import type { RequestOutcome } from '../../../machines/shared/request';
import { InvitationForm } from '../../../src/features/agents/agentCentre/InvitationForm';
import { walkForm } from '../../support/formWalk';
import { Held } from '../../support/held';
import { field, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';

const start = async () => {
  const submit = new Held<
    RequestOutcome<Invitation>,
    { form: CreateInvitationForm; given: null }
  >();
  const actor = createActor(createInvitationMachine.provide({ actors: { submit: submit.logic } }), {
    input: null,
  }).start();
  await renderView(<InvitationForm creation={actor} />);
  // A contract is for agents only.
  fireEvent.click(screen.getByRole('radio', { name: 'Agent' }));
  return { actor, submit };
};
const daily = () => field('Daily salary in %');

walkForm<CreateInvitationForm, Invitation>({
  cases,
  start,
  fill: (form) => {
    write(field('Dividend in %'), form.dividend);
    write(daily(), form.daily);
    write(field('Hourly salary in %'), form.hourly);
  },
  field: daily,
  complaint: 'Please enter a rate from 0 to 100, with at most two digits after the point',
  submit: 'Make invitation',
  sending: 'Please wait',
  leave: 'Cancel',
});

test('refuses a rate of zero, which nobody could accept', async () => {
  const { submit } = await start();
  write(daily(), '0.00');
  fireEvent.click(screen.getByRole('button', { name: 'Make invitation' }));
  expect(screen.getByText('Please enter a rate above 0')).toBeVisible();
  expect(submit.inputs).toEqual([]);
});
