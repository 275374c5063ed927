import { beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FieldRule } from '../../../contract/domain';
import { forgotPasswordMachine } from '../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectFieldErrors,
  selectMessage,
  selectScreen,
  selectWay,
} from '../../../machines/account/forgotPassword/forgotPassword.selectors';
import type {
  EmailForm,
  PhoneForm,
  RecoverySetup,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../../machines/account/forgotPassword/forgotPassword.types';
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
  newPassword: ' Padauk#2027 ',
};

const start = async (given: Partial<RecoverySetup> = {}) => {
  const ports = {
    loadSetup: heldPort<RecoverySetup>(),
    sendEmail: heldPort<SendEmailOutcome, EmailForm>(),
    setPassword: heldPort<SetPasswordOutcome, PhoneForm>(),
  };
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        loadSetup: ports.loadSetup.logic,
        sendEmail: ports.sendEmail.logic,
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
const kept = () => JSON.stringify(recovery.now().context);

describe('by mobile', () => {
  test('hands the new password to the login untrimmed and keeps no proof', async () => {
    choose('mobile');
    recovery.actor.send({ type: 'phone.submit', ...proof });
    expect(recovery.setPassword.calls[0]?.input).toEqual({
      countryDialingCode: '95',
      mobileNum: '9761112222',
      code: '123456',
      newPassword: ' Padauk#2027 ',
    });
    await recovery.setPassword.answer({ kind: 'set', username: 'player7' });
    expect(recovery.now().output).toEqual({
      kind: 'reset',
      username: 'player7',
      password: ' Padauk#2027 ',
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
        one.actor.send({ type: 'email.submit', ...address, username });
        await one.sendEmail.answer({ kind: 'accepted' });
        return [
          selectScreen(one.now()),
          selectMessage(one.now()),
          selectFieldErrors(one.now()),
          one.now().context.emailForm,
        ];
      }),
    );
    expect(screens).toEqual([
      ['emailSent', null, {}, null],
      ['emailSent', null, {}, null],
    ]);
  });

  test('trims the input, and names what is missing', () => {
    recovery.actor.send({ type: 'email.submit', username: 'abc', email: 'nobody' });
    expect(selectFieldErrors(recovery.now())).toEqual({
      username: { key: 'validation:accountFormat' },
      email: { key: 'validation:emailFormat' },
    });
    recovery.actor.send({ type: 'email.submit', ...address });
    expect(recovery.sendEmail.calls.map(({ input }) => input)).toEqual([
      { username: 'player', email: 'player@padauk.example' },
    ]);
  });

  test('shows a refusal on the form', async () => {
    recovery.actor.send({ type: 'email.submit', ...address });
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
