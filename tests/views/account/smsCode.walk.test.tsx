import '../../ui/floating.setup';
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { StateValue } from 'xstate';
import { SMS_SEND_THROTTLE } from '../../../contract/constants';
import type { VerificationOutput } from '../../../machines/account/humanVerification/humanVerification.machine';
import { cases } from '../../../machines/account/smsCode/smsCode.cases';
import type {
  SendCodeOutcome,
  SmsCodeEvent,
  SmsCodeInput,
} from '../../../machines/account/smsCode/smsCode.types';
import type { Phone } from '../../../machines/account/smsCode/smsCode.selectors';
import { MobileNumber } from '../../../src/features/account/smsCode/MobileNumber';
import { SendCode } from '../../../src/features/account/smsCode/SendCode';
import { eventOf, outputOf } from '../../support/caseOf';
import { button, challenge, click, field, OFFLINE, status, write } from '../../support/loginWorld';
import { COUNTRIES, makeCode, makeCountries } from '../../support/registrationWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

const renderCode = async ({ purpose }: SmsCodeInput) => {
  const world = makeCode(purpose);
  const { countries, load } = makeCountries();
  const isFactor = purpose === 'secondFactor';
  await renderView(
    <form aria-label="form">
      {isFactor ? null : <MobileNumber countries={countries} code={world.code} />}
      <SendCode code={world.code} withoutPhone={isFactor} />
    </form>,
  );
  await load.answer(COUNTRIES);
  return world;
};
type World = Awaited<ReturnType<typeof renderCode>>;

/** Raised by the machine itself. */
type Raised = 'send.started' | 'send.ended';
type Child = 'humanVerification' | 'sendCode' | 'countdown';
type CodeStep =
  | Exclude<SmsCodeEvent['type'], Raised>
  | `xstate.done.actor.${Child}`
  | 'xstate.error.actor.sendCode';

const number = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

const gestures = {
  'code.send': (_, name) => {
    const { phone } = eventOf(cases, 'code.send', name) as { phone: { mobileNum: string } };
    const input = number();
    // Filled in, which sends no event.
    if (input) input.value = phone.mobileNum;
    click('Send code');
  },
  'warning.confirm': () => click('OK'),
  'field.changed': async ({ code }, name) => {
    const { phone } = eventOf(cases, 'field.changed', name) as { phone: Phone | null };
    const input = number();
    if (input && phone) write(input, phone.mobileNum);
    else await act(async () => code.send({ type: 'field.changed', phone }));
  },
  'xstate.done.actor.humanVerification': async ({ ports }, name) => {
    const output = outputOf(cases, 'humanVerification', name) as VerificationOutput;
    if (output.kind === 'faulted') return ports.fetchChallenge.fail(OFFLINE);
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer(output.kind === 'passed' ? output.solution : null);
  },
  'xstate.done.actor.sendCode': ({ ports }, name) =>
    ports.sendCode.answer(outputOf(cases, 'sendCode', name) as SendCodeOutcome),
  'xstate.error.actor.sendCode': ({ ports }) => ports.sendCode.fail(OFFLINE),
  'xstate.done.actor.countdown': ({ ticks }) => act(async () => ticks.tick(60_000)),
} satisfies Gestures<CodeStep, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (_: World, value: StateValue) => {
  const { send, throttle } = value as { send: string | Record<string, string>; throttle: string };
  const wait = typeof send === 'object' ? send['cooldown'] : undefined;
  const isSending = send === 'verifying' || send === 'sending';
  if (isSending) expect(button('Send code')).toHaveAttribute('aria-busy', 'true');
  else expect(button('Send code')).not.toHaveAttribute('aria-busy');
  if ((send === 'idle' || wait === 'corrected') && throttle === 'idle')
    expect(button('Send code')).not.toHaveAttribute('aria-disabled');
  else expect(button('Send code')).toHaveAttribute('aria-disabled', 'true');
  if (isSending) expect(status()).toBe('Sending the code…');
  expect(screen.queryAllByRole('timer')).toHaveLength(wait === 'sameNumber' ? 1 : 0);
  expect(screen.queryAllByRole('dialog', { name: 'No new code was sent' })).toHaveLength(
    typeof send === 'object' && wait === undefined ? 1 : 0,
  );
  if (number()) expect(field('Mobile number')).toBeVisible();
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(SMS_SEND_THROTTLE)),
  start: ({ input }) => renderCode(cases.inputs[input] as SmsCodeInput),
  actorOf: ({ code }) => code,
  expectShown,
  // The button is visible after a lock too.
  expectEnded: expectShown,
});
