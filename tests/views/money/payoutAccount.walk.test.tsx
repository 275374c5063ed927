import { fireEvent, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { cases } from '../../../machines/money/payoutAccount/payoutAccount.cases';
import { payoutAccountMachine } from '../../../machines/money/payoutAccount/payoutAccount.machine';
import type {
  PayoutAccount,
  PayoutAccountForm as Typed,
  PayoutAccountGiven,
} from '../../../machines/money/payoutAccount/payoutAccount.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { PayoutAccountForm } from '../../../src/features/money/withdrawalRequest/PayoutAccountForm';
import { walkForm } from '../../support/formWalk';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

const start = async (input: PayoutAccountGiven) => {
  const submit = new Held<
    RequestOutcome<PayoutAccount>,
    { form: Typed; given: PayoutAccountGiven }
  >();
  const actor = createActor(payoutAccountMachine.provide({ actors: { submit: submit.logic } }), {
    input,
  }).start();
  await renderView(<PayoutAccountForm account={actor} isLeavable />);
  return { actor, submit };
};

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Number/ });

walkForm<Typed, PayoutAccount>({
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
  complaint: 'This number does not fit this kind of account',
  submit: 'Add this account',
  sending: 'The account is being added',
  leave: 'Back',
});
