import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/money/payoutAccount/payoutAccount.cases';
import { payoutAccountMachine } from '../../../machines/money/payoutAccount/payoutAccount.machine';
import type {
  PayoutAccount,
  PayoutAccountForm as Typed,
  PayoutAccountGiven,
  PayoutAccountOutcome,
} from '../../../machines/money/payoutAccount/payoutAccount.types';
import { PayoutAccountForm } from '../../../src/features/money/withdrawalRequest/PayoutAccountForm';
import { walkForm } from '../../support/formWalk';
import { Held } from '../../support/held';
import { holdStepUp } from '../../support/holdStepUp';
import { renderView } from '../../support/renderView';

const start = async (input: PayoutAccountGiven) => {
  const submit = new Held<PayoutAccountOutcome, { form: Typed; given: PayoutAccountGiven }>();
  const stepUp = holdStepUp();
  const actor = createActor(
    payoutAccountMachine.provide({ actors: { submit: submit.logic, stepUp: stepUp.machine } }),
    { input },
  ).start();
  await renderView(<PayoutAccountForm account={actor} isLeavable />);
  return { actor, submit, stepUp };
};

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Number/ });

walkForm<Typed, PayoutAccount, Awaited<ReturnType<typeof start>>>({
  cases,
  start: ({ input }) => start(cases.inputs[input] as PayoutAccountGiven),
  fill: (form) => {
    fireEvent.change(screen.getByRole('combobox', { name: /^Wallet or bank/ }), {
      target: { value: form.type },
    });
    fireEvent.change(number(), { target: { value: form.number } });
    // A member whose name the platform knows is not asked for it.
    const holder = screen.queryByRole('textbox', { name: /^Your real name/ });
    if (holder) fireEvent.change(holder, { target: { value: form.holder } });
  },
  field: number,
  complaint: 'This number does not fit this kind of account. Please check it.',
  submit: 'Add this account',
  sending: 'Adding the account…',
  leave: 'Back',
  stepUp: ({ actor, stepUp }, name) => stepUp.end(actor.getSnapshot().children.stepUp, name),
});

test('takes a number in Burmese digits', async () => {
  const { submit } = await start({ holder: 'Thiri Aung' });
  fireEvent.change(number(), { target: { value: '၀၉ ၇၆၁ ၁၁၂ ၂၂၂' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this account' }));
  await waitFor(() =>
    expect(submit.inputs).toMatchObject([{ form: { type: 'kbzPay', number: '09 761 112 222' } }]),
  );
});
