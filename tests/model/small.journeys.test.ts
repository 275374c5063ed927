import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { captchaMachine, type CaptchaPicture } from '../../machines/captcha/captcha.machine';
import { findErrors } from '../../machines/changePassword/changePassword.machine';
import { countdownMachine } from '../../machines/countdown/countdown.machine';
import { overlayMachine } from '../../machines/overlay/overlay.machine';
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import type { AnswerInput, AnswerOutcome, SendCodeInput, SendCodeOutcome } from '../../machines/secondFactor/secondFactor.types';
import { toastsMachine } from '../../machines/toasts/toasts.machine';
import { heldPort } from './support/heldPort';

describe('captcha', () => {
  const setUp = () => {
    const fetchCaptcha = heldPort<CaptchaPicture>();
    const clock = new SimulatedClock();
    const captcha = createActor(captchaMachine.provide({ actors: { fetchCaptcha: fetchCaptcha.logic } }), { clock }).start();
    return { captcha, fetchCaptcha, clock };
  };

  test('is refreshed at most once a second', () => {
    const { captcha, fetchCaptcha, clock } = setUp();
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(1);
    clock.increment(1_000);
    captcha.send({ type: 'captcha.refresh' });
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(2);
    clock.increment(999);
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(2);
    clock.increment(1);
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(3);
  });

  test('the later answer wins, even when the earlier one comes last', async () => {
    const { captcha, fetchCaptcha, clock } = setUp();
    clock.increment(1_000);
    captcha.send({ type: 'captcha.refresh' });
    await fetchCaptcha.answer({ image: 'later', key: 'two' });
    expect(fetchCaptcha.calls[0]?.signal.aborted).toBe(true);
    fetchCaptcha.calls[0]?.resolve({ image: 'earlier', key: 'one' });
    await Promise.resolve();
    expect(captcha.getSnapshot().context.picture).toEqual({ image: 'later', key: 'two' });
  });

  test('a spent picture is renewed at once, throttle or not', async () => {
    const { captcha, fetchCaptcha } = setUp();
    await fetchCaptcha.answer({ image: 'one', key: 'one' });
    captcha.send({ type: 'captcha.renew' });
    expect(fetchCaptcha.calls).toHaveLength(2);
    expect(captcha.getSnapshot().context.picture).toBeNull();
  });
});

describe('countdown', () => {
  test('follows the clock: a jump of 30 s takes 30 s off, it never goes below zero and ends at the deadline', () => {
    let tick = (_now: number) => {};
    const clock = fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
      tick = (now) => sendBack({ type: 'clock.ticked', now });
    });
    const countdown = createActor(countdownMachine.provide({ actors: { clock } }), { input: { now: 0, deadline: 60_000 } }).start();
    const left = () => countdown.getSnapshot().context.secondsLeft;
    expect(left()).toBe(60);
    tick(1_000);
    expect(left()).toBe(59);
    tick(31_000);
    expect(left()).toBe(29);
    tick(3_600_000);
    expect(left()).toBe(0);
    expect(countdown.getSnapshot().status).toBe('done');
  });
});

describe('change password', () => {
  const given = { username: 'a', oldPassword: null, rule: { min: 8, max: 20 }, reason: null };
  const form = { oldPassword: 'old', newPassword: 'Padauk#2027', confirmNewPassword: 'Padauk#2027' };
  test.each([
    ['a good form', {}, []],
    ['no old password', { oldPassword: '' }, ['oldPassword']],
    ['too short', { newPassword: 'Short#1', confirmNewPassword: 'Short#1' }, ['newPassword']],
    ['too long', { newPassword: 'x'.repeat(21), confirmNewPassword: 'x'.repeat(21) }, ['newPassword']],
    ['another repeat', { confirmNewPassword: 'Padauk#2028' }, ['confirmNewPassword']],
    ['a repeat that differs by a blank', { confirmNewPassword: 'Padauk#2027 ' }, ['confirmNewPassword']],
  ])('%s', (_, change, fields) => expect(Object.keys(findErrors({ ...form, ...change }, given))).toEqual(fields));
  test('one number is said when both bounds are the same', () => {
    expect(findErrors({ ...form, newPassword: 'a', confirmNewPassword: 'a' }, { ...given, rule: { min: 6, max: 6 } }).newPassword)
      .toEqual({ key: 'validation:passwordLengthExact', values: { length: 6 } });
  });
});

describe('second factor', () => {
  const methods = (['mobile', 'bankName'] as const).map((method) => ({ method, hint: null }));
  test('a new code can be asked for only after the countdown, and the choice can be changed', async () => {
    const sendCode = heldPort<SendCodeOutcome, SendCodeInput>();
    let tick = (_now: number) => {};
    const clock = fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
      tick = (now) => sendBack({ type: 'clock.ticked', now });
    });
    const factor = createActor(
      secondFactorMachine.provide({ actors: { sendCode: sendCode.logic, countdown: countdownMachine.provide({ actors: { clock } }) } }),
      { input: { challenge: { challengeId: 'c', methods } } },
    ).start();
    factor.send({ type: 'method.choose', method: 'mobile' });
    await sendCode.answer({ kind: 'sent', now: 0, deadline: 60_000 });
    factor.send({ type: 'code.resend' });
    expect(sendCode.calls).toHaveLength(1);
    tick(60_000);
    factor.send({ type: 'code.resend' });
    expect(sendCode.calls).toHaveLength(2);
    await sendCode.fail({ kind: 'busy', retryAfter: 7 });
    expect(factor.getSnapshot().context.message).toEqual({ key: 'errors:tooManyRequests', values: { seconds: 7 } });
    factor.send({ type: 'method.back' });
    factor.send({ type: 'method.choose', method: 'bankName' });
    expect(factor.getSnapshot().value).toEqual({ challenge: 'typed' });
    expect(sendCode.calls).toHaveLength(2);
    factor.send({ type: 'method.back' });
    factor.send({ type: 'method.choose', method: 'mobile' });
    expect(factor.getSnapshot().value).toEqual({ challenge: 'cooldown' });
    expect(sendCode.calls).toHaveLength(2);
  });
});

test('a code that cannot be one is not sent; Burmese digits and blanks are taken for what they mean', async () => {
  const answer = heldPort<AnswerOutcome, AnswerInput>();
  const factor = createActor(
    secondFactorMachine.provide({ actors: { answer: answer.logic } }),
    { input: { challenge: { challengeId: 'c', methods: [{ method: 'google', hint: null }] } } },
  ).start();
  factor.send({ type: 'code.submit', answer: '12' });
  expect(factor.getSnapshot().context.fieldError).toEqual({ key: 'validation:verificationCode' });
  expect(answer.calls).toHaveLength(0);
  factor.send({ type: 'code.submit', answer: ' ၂၀၉ ၀၃၆ ' });
  expect(answer.calls[0]?.input.answer).toBe('209036');
});

describe('toasts', () => {
  const warn = (key: string) => ({ type: 'toast.push', tone: 'warning', message: { key } }) as const;
  test('come one at a time, the same word once, and a held one does not go by itself', () => {
    const clock = new SimulatedClock();
    const toasts = createActor(toastsMachine, { clock }).start();
    const shown = () => toasts.getSnapshot().context.queue.map(({ message }) => message);
    toasts.send(warn('a'));
    toasts.send(warn('a'));
    toasts.send(warn('b'));
    expect(shown()).toEqual([{ key: 'a' }, { key: 'b' }]);
    toasts.send({ type: 'toast.hold' });
    clock.increment(60_000);
    expect(shown()).toHaveLength(2);
    toasts.send({ type: 'toast.release' });
    clock.increment(6_000);
    expect(shown()).toEqual([{ key: 'b' }]);
    toasts.send({ type: 'toast.dismiss' });
    expect(toasts.getSnapshot().value).toBe('empty');
  });
});

test('overlays lie above each other, and closing the top one shows the one below', () => {
  const overlay = createActor(overlayMachine).start();
  overlay.send({ type: 'overlay.open', name: 'menu' });
  overlay.send({ type: 'overlay.open', name: 'customerService' });
  overlay.send({ type: 'overlay.open', name: 'menu' });
  expect(overlay.getSnapshot().context.stack).toEqual(['menu', 'customerService']);
  overlay.send({ type: 'overlay.close', name: 'customerService' });
  expect(overlay.getSnapshot().context.stack).toEqual(['menu']);
  overlay.send({ type: 'overlay.close', name: 'menu' });
  expect(overlay.getSnapshot().value).toBe('clear');
});
