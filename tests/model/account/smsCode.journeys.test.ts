import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { SMS_SEND_THROTTLE } from '../../../contract/constants';
import type { Challenge, VerificationScope } from '../../../contract/session';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { smsCodeMachine } from '../../../machines/account/smsCode/smsCode.machine';
import {
  selectCanSend,
  selectCountdown,
  selectFieldError,
  selectIsDelivered,
  selectReceipt,
  selectSecondsLeft,
  selectWarning,
} from '../../../machines/account/smsCode/smsCode.selectors';
import type {
  SendCodeInput,
  SendCodeOutcome,
  SmsCodeInput,
} from '../../../machines/account/smsCode/smsCode.types';
import { heldPort } from '../harness/heldPort';

const challenge: Challenge = {
  parameters: { algorithm: 'x', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '' },
  signature: '',
};
const phone = { countryDialingCode: '95', mobileNum: '၀၉ ၇၆၁ 112-222' };
const sent: SendCodeOutcome = { kind: 'sent', receipt: null, now: 0, deadline: 120_000 };

const setUp = (input: SmsCodeInput = { purpose: 'register', challenge: null }) => {
  const ports = {
    sendCode: heldPort<SendCodeOutcome, SendCodeInput>(),
    fetchChallenge: heldPort<Challenge, { scope: VerificationScope }>(),
    solve: heldPort<string | null, { challenge: Challenge }>(),
  };
  let tick = (_now: number) => {};
  const stream = fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
    tick = (now) => sendBack({ type: 'clock.ticked', now });
  });
  const clock = new SimulatedClock();
  const code = createActor(
    smsCodeMachine.provide({
      actors: {
        sendCode: ports.sendCode.logic,
        countdown: countdownMachine.provide({ actors: { clock: stream } }),
        humanVerification: humanVerificationMachine.provide({
          actors: { fetchChallenge: ports.fetchChallenge.logic, solveChallenge: ports.solve.logic },
        }),
      },
    }),
    { input, clock },
  ).start();
  const now = () => code.getSnapshot();
  const verify = async () => {
    if (!now().matches({ send: 'verifying' })) return;
    await ports.fetchChallenge.answer(challenge);
    await ports.solve.answer('solved');
  };
  return {
    ...ports,
    code,
    now,
    /** Asks for a code, after the throttle of the last call. */
    ask: (to: typeof phone | null = phone) => {
      clock.increment(SMS_SEND_THROTTLE);
      code.send({ type: 'code.send', phone: to });
    },
    /** The same, with the human verification that comes first. */
    request: async (to: typeof phone = phone) => {
      clock.increment(SMS_SEND_THROTTLE);
      code.send({ type: 'code.send', phone: to });
      await verify();
    },
    requestAtOnce: async () => {
      code.send({ type: 'code.send', phone });
      await verify();
    },
    askAtOnce: () => code.send({ type: 'code.send', phone }),
    rest: (ms: number) => clock.increment(ms),
    tick: (at: number) => tick(at),
    left: () => {
      const countdown = selectCountdown(now());
      return countdown ? selectSecondsLeft(countdown.getSnapshot()) : null;
    },
  };
};

describe('the countdown', () => {
  test('follows a clock that jumps, ends at zero, and then allows a new code', async () => {
    const sms = setUp();
    await sms.request();
    expect(sms.left()).toBeNull();
    await sms.sendCode.answer(sent);
    expect(sms.left()).toBe(120);
    sms.tick(1_000);
    expect(sms.left()).toBe(119);
    sms.tick(31_000);
    expect(sms.left()).toBe(89);
    await sms.request();
    expect(sms.sendCode.calls).toHaveLength(1);
    const countdown = selectCountdown(sms.now());
    sms.tick(3_600_000);
    expect(countdown?.getSnapshot().context.secondsLeft).toBe(0);
    expect(sms.left()).toBeNull();
    expect(selectIsDelivered(sms.now())).toBe(true);
    await sms.request();
    expect(sms.sendCode.calls).toHaveLength(2);
  });

  test('does not make a corrected number wait, but the one that has its code', async () => {
    const sms = setUp();
    await sms.request();
    await sms.sendCode.answer(sent);
    const corrected = { countryDialingCode: '95', mobileNum: '0976 1112223' };
    sms.code.send({ type: 'field.changed', phone: corrected });
    sms.code.send({ type: 'field.changed', phone });
    await sms.request();
    expect(sms.sendCode.calls).toHaveLength(1);
    sms.code.send({ type: 'field.changed', phone: corrected });
    expect([selectIsDelivered(sms.now()), sms.left()]).toEqual([false, null]);
    await sms.request(corrected);
    expect(sms.sendCode.calls[1]?.input.phone?.mobileNum).toBe('9761112223');
    await sms.sendCode.answer(sent);
    expect([selectIsDelivered(sms.now()), sms.left()]).toEqual([true, 120]);
  });
});

describe('asking for a code', () => {
  test('is throttled to once a second, also after a refusal that was closed at once', async () => {
    const sms = setUp();
    await sms.requestAtOnce();
    await sms.sendCode.answer({ kind: 'refused', message: { text: 'no' } });
    sms.code.send({ type: 'warning.confirm' });
    sms.rest(SMS_SEND_THROTTLE - 1);
    await sms.requestAtOnce();
    expect(selectCanSend(sms.now())).toBe(false);
    expect(sms.sendCode.calls).toHaveLength(1);
    sms.rest(1);
    await sms.requestAtOnce();
    expect(sms.sendCode.calls).toHaveLength(2);
  });

  test('sends the number as digits', async () => {
    const sms = setUp();
    await sms.request();
    expect(sms.sendCode.calls[0]?.input).toEqual({
      purpose: 'register',
      phone: { countryDialingCode: '95', mobileNum: '9761112222' },
      challenge: null,
      humanVerification: 'solved',
    });
  });

  test.each([
    ['none', '', 'smsCode:errors.missingNumber'],
    ['no digit', 'abc', 'validation:mobileNumber'],
    ['too short', '09 1', 'validation:mobileNumber'],
    ['too long', '0123456789012345678', 'validation:mobileNumber'],
  ])('costs nothing, not even the throttle, for an impossible number (%s)', (_, mobileNum, key) => {
    const sms = setUp({ purpose: 'login', challenge: null });
    sms.ask({ countryDialingCode: '95', mobileNum });
    expect(selectFieldError(sms.now())).toEqual({ key });
    expect(sms.fetchChallenge.calls).toHaveLength(0);
    sms.code.send({ type: 'field.changed', phone });
    expect(selectFieldError(sms.now())).toBeNull();
    sms.askAtOnce();
    expect(sms.fetchChallenge.calls).toHaveLength(1);
  });

  test('keeps the newest proof that firebase wants again', async () => {
    const sms = setUp();
    for (const receipt of ['one', 'two']) {
      await sms.request();
      await sms.sendCode.answer({ ...sent, receipt });
      expect(selectReceipt(sms.now())).toBe(receipt);
      sms.tick(120_000);
    }
  });
});

describe('a human verification', () => {
  test.each([
    ['login', 1],
    ['recovery', 1],
    ['register', 1],
    ['secondFactor', 0],
  ] as const)('is asked for before a code for %s: %i', async (purpose, times) => {
    const sms = setUp({
      purpose,
      challenge: purpose === 'secondFactor' ? { challengeId: 'c', method: 'mobile' } : null,
    });
    sms.ask(purpose === 'secondFactor' ? null : phone);
    expect(sms.fetchChallenge.calls.map(({ input }) => input)).toEqual(
      times ? [{ scope: purpose === 'register' ? 'register' : 'sms' }] : [],
    );
    expect(sms.sendCode.calls).toHaveLength(1 - times);
    if (!times) return;
    await sms.fetchChallenge.answer(challenge);
    await sms.solve.answer('solved');
    expect(sms.sendCode.calls[0]?.input.humanVerification).toBe('solved');
    await sms.sendCode.answer(sent);
    expect(sms.now().context.humanVerification).toBeNull();
  });

  test('ends without a message when unsolved, with one when unavailable', async () => {
    const sms = setUp({ purpose: 'login', challenge: null });
    sms.ask();
    await sms.fetchChallenge.answer(challenge);
    await sms.solve.answer(null);
    expect(selectWarning(sms.now())).toBeNull();
    sms.ask();
    await sms.fetchChallenge.fail({ kind: 'offline' });
    expect(selectWarning(sms.now())).toEqual({ key: 'errors:network' });
    expect(sms.sendCode.calls).toHaveLength(0);
  });
});

describe('a code that is not sent', () => {
  test.each([
    [
      'refused',
      (sms: ReturnType<typeof setUp>) =>
        sms.sendCode.answer({ kind: 'refused', message: { text: 'no' } }),
      { text: 'no' },
    ],
    [
      'lost',
      (sms: ReturnType<typeof setUp>) => sms.sendCode.fail({ kind: 'offline' }),
      { key: 'errors:network' },
    ],
  ])('%s: shows a warning that must be read before the next try', async (_, end, warning) => {
    const sms = setUp();
    await sms.request();
    await end(sms);
    expect(selectWarning(sms.now())).toEqual(warning);
    expect(selectIsDelivered(sms.now())).toBe(false);
    await sms.request();
    expect(sms.sendCode.calls).toHaveLength(1);
    sms.code.send({ type: 'warning.confirm' });
    expect(selectWarning(sms.now())).toBeNull();
    expect(sms.left()).toBeNull();
    await sms.request();
    expect(sms.sendCode.calls).toHaveLength(2);
  });

  test("counts the platform's wait down once the warning is closed", async () => {
    const sms = setUp();
    await sms.request();
    await sms.sendCode.answer({
      kind: 'tooMany',
      message: { key: 'smsCode:errors.tooManyRequests' },
      now: 0,
      deadline: 45_000,
    });
    expect(selectWarning(sms.now())).toEqual({ key: 'smsCode:errors.tooManyRequests' });
    sms.code.send({ type: 'warning.confirm' });
    expect(sms.left()).toBe(45);
    await sms.request();
    expect(sms.sendCode.calls).toHaveLength(1);
    sms.tick(45_000);
    await sms.request();
    expect(sms.sendCode.calls).toHaveLength(2);
  });

  test('never asks again after a lock', async () => {
    const sms = setUp({
      purpose: 'secondFactor',
      challenge: { challengeId: 'c', method: 'email' },
    });
    sms.ask(null);
    expect(sms.sendCode.calls[0]?.input).toEqual({
      purpose: 'secondFactor',
      phone: null,
      challenge: { challengeId: 'c', method: 'email' },
      humanVerification: null,
    });
    await sms.sendCode.answer({ kind: 'locked', message: { text: 'locked' } });
    expect(sms.now().output).toEqual({ kind: 'locked', message: { text: 'locked' } });
  });
});
