import { createActor } from 'xstate';
import { cases } from '../../../machines/account/paymentPassword/paymentPassword.cases';
import { paymentPasswordMachine } from '../../../machines/account/paymentPassword/paymentPassword.machine';
import type {
  PaymentPasswordForm,
  PaymentPasswordGiven,
} from '../../../machines/account/paymentPassword/paymentPassword.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { PaymentPassword } from '../../../src/features/money/teamTransfer/PaymentPassword';
import { walkForm } from '../../support/formWalk';
import { fillPaymentPassword } from '../../support/gestures/paymentPassword';
import { Held } from '../../support/held';
import { password } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import { screenHands } from '../../support/screenHands';

const start = async (input: PaymentPasswordGiven) => {
  const submit = new Held<
    RequestOutcome<null>,
    { form: PaymentPasswordForm; given: PaymentPasswordGiven }
  >();
  const actor = createActor(paymentPasswordMachine.provide({ actors: { submit: submit.logic } }), {
    input,
  }).start();
  await renderView(<PaymentPassword setting={actor} isLeavable />);
  return { actor, submit };
};

walkForm<PaymentPasswordForm>({
  cases,
  start: ({ input }) => start(cases.inputs[input] as PaymentPasswordGiven),
  fill: (form) => fillPaymentPassword(screenHands, form),
  field: () => password('New payment password'),
  complaint: 'Please fill in your password with 6 characters',
  submit: 'Set payment password',
  sending: 'Setting your payment password…',
  leave: 'Not now',
});
