import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { paymentPasswordMachine } from '../../../machines/account/paymentPassword/paymentPassword.machine';
import type {
  PaymentPasswordForm,
  PaymentPasswordGiven,
} from '../../../machines/account/paymentPassword/paymentPassword.types';
import { cases } from '../../../machines/account/paymentSecurity/paymentSecurity.cases';
import { paymentSecurityMachine } from '../../../machines/account/paymentSecurity/paymentSecurity.machine';
import type {
  PaymentSecurityInput,
  PaymentStatus,
} from '../../../machines/account/paymentSecurity/paymentSecurity.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { PaymentSecurity } from '../../../src/features/money/teamTransfer/PaymentSecurity';
import { errorOf, outputOf } from '../../support/caseOf';
import { setPaymentPassword } from '../../support/gestures/paymentPassword';
import { Held } from '../../support/held';
import { button, click, password } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import { screenHands } from '../../support/screenHands';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof paymentSecurityMachine>['type']
  | `xstate.${'done' | 'error'}.actor.readStatus`
  | 'xstate.done.actor.paymentPassword';

const start = async (input: PaymentSecurityInput) => {
  const readStatus = new Held<PaymentStatus>();
  const submit = new Held<
    RequestOutcome<null>,
    { form: PaymentPasswordForm; given: PaymentPasswordGiven }
  >();
  const payment = createActor(
    paymentSecurityMachine.provide({
      actors: {
        readStatus: readStatus.logic,
        paymentPassword: paymentPasswordMachine.provide({ actors: { submit: submit.logic } }),
      },
    }),
    { input },
  ).start();
  await renderView(<PaymentSecurity payment={payment} />);
  return { payment, readStatus, submit };
};
type World = Awaited<ReturnType<typeof start>>;

const gestures = {
  'status.retry': () => click('Try again'),
  'payment.set': () => click('Set payment password'),
  'xstate.done.actor.readStatus': ({ readStatus }, name) =>
    readStatus.answer(outputOf(cases, 'readStatus', name) as PaymentStatus),
  'xstate.error.actor.readStatus': ({ readStatus }, name) =>
    readStatus.fail(errorOf(cases, 'readStatus', name)),
  'xstate.done.actor.paymentPassword': async ({ submit }, name) => {
    if (name === 'cancelled') return click('Not now');
    await setPaymentPassword(screenHands);
    await submit.answer({ kind: 'accepted', value: null });
  },
} satisfies Gestures<Step, World>;

const section = () => within(screen.getByRole('region', { name: /^Payment password/ }));

const SHOWN: Record<string, () => void> = {
  absent: () => expect(screen.queryByText(/payment password/i)).toBeNull(),
  reading: () => expect(section().getByRole('status')).toHaveTextContent('Loading'),
  failed: () => expect(section().getByRole('alert')).toHaveTextContent('Network link is abnormal'),
  unset: () => {
    expect(section().getByText(/you have none yet/)).toBeVisible();
    expect(button('Set payment password')).not.toHaveAttribute('aria-disabled');
  },
  form: () => expect(password('New payment password')).toBeVisible(),
  there: () => {
    expect(section().getByRole('heading')).toHaveTextContent('Payment passwordSet');
    expect(section().queryByRole('button')).toBeNull();
  },
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as PaymentSecurityInput),
  actorOf: ({ payment }) => payment,
  expectShown: (_, value) => waitFor(() => SHOWN[value as string]?.()),
});
