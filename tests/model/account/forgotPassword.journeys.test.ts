import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { FieldRule } from '../../../contract/domain';
import type { Challenge, VerificationScope } from '../../../contract/session';
import { forgotPasswordMachine } from '../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectFieldErrors,
  selectMessage,
  selectScreen,
  selectWay,
} from '../../../machines/account/forgotPassword/forgotPassword.selectors';
import type {
  CodeForm,
  EmailForm,
  PhoneForm,
  RecoverySetup,
  SendEmailInput,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../../machines/account/forgotPassword/forgotPassword.types';
import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { heldPort } from '../harness/heldPort';

const rule = (minLength: number, maxLength: number): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 5,
  minLength,
  maxLength,
});
const setup: RecoverySetup = {
  ways: ['email', 'mobile'],
  rules: { username: rule(4, 16), password: rule(8, 20) },
};
const address: EmailForm = { username: ' player ', email: ' player@padauk.example ' };
const proof: PhoneForm = {
  countryDialingCode: '95',
  mobileNum: '09 761112222',
  code: '၁၂၃ 456',
  newPassword: ' Lagoon#2027 ',
};

const start = async (given: Partial<RecoverySetup> = {}) => {
  const ports = {
    loadSetup: heldPort<RecoverySetup>(),
    fetchChallenge: heldPort<Challenge, { scope: VerificationScope }>(),
    sendEmail: heldPort<SendEmailOutcome, SendEmailInput>(),
    confirmEmail: heldPort<SetPasswordOutcome, EmailForm & CodeForm>(),
    setPassword: heldPort<SetPasswordOutcome, PhoneForm>(),
  };
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        loadSetup: ports.loadSetup.logic,
        humanVerification: humanVerificationMachine.provide({
          actors: {
            fetchChallenge: ports.fetchChallenge.logic,
            solveChallenge: fromPromise<string | null, { challenge: Challenge }>(() =>
              Promise.resolve('solved'),
            ),
          },
        }),
        sendEmail: ports.sendEmail.logic,
        confirmEmail: ports.confirmEmail.logic,
        setPassword: ports.setPassword.logic,
      },
    }),
    { input: { username: 'player' } },
  ).start();
  await ports.loadSetup.answer({ ...setup, ...given });
  return { ...ports, actor, now: () => actor.getSnapshot() };
};
type Recovery = Awaited<ReturnType<typeof start>>;
let recovery: Recovery;
beforeEach(async () => {
  recovery = await start();
});
const choose = (way: 'email' | 'mobile') => recovery.actor.send({ type: 'way.choose', way });
const CHALLENGE = { parameters: {}, signature: '2d' } as unknown as Challenge;
/** Asks for a code by e-mail, and proves that a person asks. */
const ask = async (one: Recovery, username = address.username) => {
  one.actor.send({ type: 'email.submit', ...address, username });
  await one.fetchChallenge.answer(CHALLENGE);
};
const kept = () => JSON.stringify(recovery.now().context);

describe('by mobile', () => {
  test('hands the new password to the login untrimmed and keeps no proof', async () => {
    choose('mobile');
    recovery.actor.send({ type: 'phone.submit', ...proof });
    expect(recovery.setPassword.calls[0]?.input).toEqual({
      countryDialingCode: '95',
      mobileNum: '9761112222',
      code: '123456',
      newPassword: ' Lagoon#2027 ',
    });
    await recovery.setPassword.answer({ kind: 'set', username: 'player7' });
    expect(recovery.now().output).toEqual({
      kind: 'reset',
      username: 'player7',
      password: ' Lagoon#2027 ',
    });
    expect(kept()).not.toContain('123456');
  });

  test.each([
    [
      'refused',
      (r: Recovery) => r.setPassword.answer({ kind: 'refused', message: 'no' }),
      { text: 'no' },
    ],
    ['lost', (r: Recovery) => r.setPassword.fail({ kind: 'offline' }), { key: 'errors:network' }],
  ])('%s: returns to the same form with a message and without secrets', async (_, end, message) => {
    choose('mobile');
    recovery.actor.send({ type: 'phone.submit', ...proof });
    choose('email');
    await end(recovery);
    expect(selectWay(recovery.now())).toBe('mobile');
    expect(selectMessage(recovery.now())).toEqual(message);
    expect(kept()).not.toMatch(/Padauk|123456/);
  });

  test('names what is missing', () => {
    choose('mobile');
    recovery.actor.send({
      type: 'phone.submit',
      ...proof,
      mobileNum: '',
      code: '-',
      newPassword: 'short',
    });
    expect(selectFieldErrors(recovery.now())).toEqual({
      mobileNum: { key: 'validation:mobileNumber' },
      code: { key: 'validation:verificationCode' },
      newPassword: { key: 'validation:passwordLength', values: { min: 8, max: 20 } },
    });
    expect(recovery.setPassword.calls).toHaveLength(0);
  });
});

describe('by e-mail', () => {
  test("gives the same result for every account, as the platform's answer does", async () => {
    const screens = await Promise.all(
      ['player', 'nobody-here'].map(async (username) => {
        const one = await start();
        await ask(one, username);
        await one.sendEmail.answer({ kind: 'accepted' });
        const { message, fieldErrors, humanVerification } = one.now().context;
        return [selectScreen(one.now()), message, fieldErrors, humanVerification];
      }),
    );
    expect(screens).toEqual([
      ['emailCode', null, {}, null],
      ['emailCode', null, {}, null],
    ]);
  });

  test('trims the input, and names what is missing', async () => {
    recovery.actor.send({ type: 'email.submit', username: 'abc', email: 'nobody' });
    expect(selectFieldErrors(recovery.now())).toEqual({
      username: { key: 'validation:accountFormat' },
      email: { key: 'validation:emailFormat' },
    });
    await ask(recovery);
    expect(recovery.sendEmail.calls.map(({ input }) => input)).toEqual([
      { username: 'player', email: 'player@padauk.example', humanVerification: 'solved' },
    ]);
  });

  test('sets the password by the mailed code, and keeps neither', async () => {
    await ask(recovery);
    await recovery.sendEmail.answer({ kind: 'accepted' });
    const form = { code: '၁၂၃၄၅ 67890', newPassword: ' Lagoon#2027 ' };
    recovery.actor.send({ type: 'code.submit', ...form });
    expect(recovery.confirmEmail.calls[0]?.input).toEqual({
      username: 'player',
      email: 'player@padauk.example',
      code: '1234567890',
      newPassword: ' Lagoon#2027 ',
    });
    await recovery.confirmEmail.fail({ kind: 'offline' });
    expect(selectScreen(recovery.now())).toBe('emailCode');
    expect(selectMessage(recovery.now())).toEqual({ key: 'errors:network' });
    expect(kept()).not.toMatch(/Lagoon#|67890/);
    recovery.actor.send({ type: 'code.submit', ...form });
    await recovery.confirmEmail.answer({ kind: 'set', username: 'player' });
    expect(recovery.now().output).toEqual({
      kind: 'reset',
      username: 'player',
      password: ' Lagoon#2027 ',
    });
    expect(kept()).not.toContain('67890');
  });

  test('a code that was mailed before is taken without another mail', () => {
    recovery.actor.send({ type: 'email.haveCode', ...address });
    expect(selectScreen(recovery.now())).toBe('emailCode');
    expect(recovery.fetchChallenge.calls).toHaveLength(0);
    recovery.actor.send({ type: 'email.again' });
    expect(recovery.fetchChallenge.calls).toHaveLength(1);
    expect(recovery.now().context.emailForm?.email).toBe('player@padauk.example');
  });

  test('shows a refusal on the form', async () => {
    await ask(recovery);
    await recovery.sendEmail.answer({ kind: 'refused', message: { text: 'Too many tries' } });
    expect(selectScreen(recovery.now())).toBe('form');
    expect(selectMessage(recovery.now())).toEqual({ text: 'Too many tries' });
  });
});

test('offers only the allowed tabs', async () => {
  const mobileOnly = await start({ ways: ['mobile'] });
  expect(selectWay(mobileOnly.now())).toBe('mobile');
  mobileOnly.actor.send({ type: 'way.choose', way: 'email' });
  expect(selectWay(mobileOnly.now())).toBe('mobile');
});

test('ends when it closes, with any request under way', () => {
  choose('mobile');
  recovery.actor.send({ type: 'phone.submit', ...proof });
  recovery.actor.send({ type: 'recovery.close' });
  expect(recovery.setPassword.calls[0]?.signal.aborted).toBe(true);
  expect(recovery.now().output).toEqual({ kind: 'cancelled' });
  expect(kept()).not.toMatch(/Padauk|123456/);
});
