import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { SMS_SEND_THROTTLE } from '../../../contract/constants';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { secondFactorMachine } from '../../../machines/account/secondFactor/secondFactor.machine';
import {
  selectCode,
  selectFieldError,
  selectScreen,
} from '../../../machines/account/secondFactor/secondFactor.selectors';
import type {
  AnswerInput,
  AnswerOutcome,
  SecondFactorMethod,
} from '../../../machines/account/secondFactor/secondFactor.types';
import type { Grant } from '../../../machines/shared/grant';
import { smsCodeMachine } from '../../../machines/account/smsCode/smsCode.machine';
import { selectCountdown } from '../../../machines/account/smsCode/smsCode.selectors';
import type {
  SendCodeInput,
  SendCodeOutcome,
} from '../../../machines/account/smsCode/smsCode.types';
import { heldPort } from '../harness/heldPort';

const grant: Grant = {
  kind: 'granted',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiryEnforced: false,
  passwordRule: { min: 8, max: 20 },
  memberType: 0,
  passwordless: false,
};
const sent: SendCodeOutcome = { kind: 'sent', receipt: null, now: 0, deadline: 60_000 };

const setUp = (...methods: SecondFactorMethod[]) => {
  const sendCode = heldPort<SendCodeOutcome, SendCodeInput>();
  const answer = heldPort<AnswerOutcome, AnswerInput>();
  const ticks = new Set<(now: number) => void>();
  const stream = fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
    const tick = (now: number) => sendBack({ type: 'clock.ticked', now });
    ticks.add(tick);
    return () => ticks.delete(tick);
  });
  const clock = new SimulatedClock();
  const factor = createActor(
    secondFactorMachine.provide({
      actors: {
        answer: answer.logic,
        smsCode: smsCodeMachine.provide({
          actors: {
            sendCode: sendCode.logic,
            countdown: countdownMachine.provide({ actors: { clock: stream } }),
          },
        }),
      },
    }),
    {
      input: {
        challenge: { challengeId: 'c', methods: methods.map((method) => ({ method, hint: null })) },
      },
      clock,
    },
  ).start();
  const now = () => factor.getSnapshot();
  return {
    factor,
    sendCode,
    answer,
    now,
    choose: (method: SecondFactorMethod) => factor.send({ type: 'method.choose', method }),
    back: () => factor.send({ type: 'method.back' }),
    rest: () => clock.increment(SMS_SEND_THROTTLE),
    resend: () => {
      clock.increment(SMS_SEND_THROTTLE);
      selectCode(now())?.send({ type: 'code.send', phone: null });
    },
    tick: (at: number) => ticks.forEach((tick) => tick(at)),
    countdown: () => {
      const code = selectCode(now());
      return code && selectCountdown(code.getSnapshot());
    },
  };
};

test('sends the first code by itself, and the next one after its countdown', async () => {
  const visit = setUp('mobile', 'email', 'bankName');
  expect(visit.sendCode.calls).toHaveLength(0);
  visit.choose('mobile');
  expect(visit.sendCode.calls[0]?.input.challenge).toEqual({ challengeId: 'c', method: 'mobile' });
  await visit.sendCode.answer(sent);
  visit.resend();
  visit.back();
  visit.choose('bankName');
  expect(selectCode(visit.now())).toBeUndefined();
  visit.back();
  visit.choose('mobile');
  expect(visit.countdown()).toBeDefined();
  visit.resend();
  expect(visit.sendCode.calls).toHaveLength(1);
  visit.tick(60_000);
  visit.rest();
  visit.back();
  visit.choose('mobile');
  expect(visit.sendCode.calls).toHaveLength(1);
  visit.resend();
  expect(visit.sendCode.calls).toHaveLength(2);
});

test('counts down mobile and e-mail apart from each other', async () => {
  const visit = setUp('mobile', 'email');
  visit.choose('mobile');
  await visit.sendCode.answer(sent);
  visit.back();
  visit.choose('email');
  expect(visit.sendCode.calls[1]?.input.challenge).toEqual({ challengeId: 'c', method: 'email' });
  expect(visit.countdown()).toBeUndefined();
  await visit.sendCode.answer({ kind: 'refused', message: { text: 'no' } });
  visit.back();
  visit.choose('mobile');
  expect(visit.countdown()).toBeDefined();
});

test('asks at once when there is only one method', () => {
  const visit = setUp('email');
  expect(selectScreen(visit.now())).toBe('challenge');
  expect(visit.sendCode.calls[0]?.input.challenge).toEqual({ challengeId: 'c', method: 'email' });
});

test.each([
  [
    'while sending a code',
    (visit: ReturnType<typeof setUp>) =>
      visit.sendCode.answer({ kind: 'locked', message: { text: 'locked' } }),
  ],
  [
    'by a wrong answer',
    async (visit: ReturnType<typeof setUp>) => {
      visit.factor.send({ type: 'code.submit', answer: '123456' });
      await visit.answer.answer({ kind: 'locked', message: 'locked' });
    },
  ],
])('ends at a lock, %s', async (_, lock) => {
  const visit = setUp('mobile', 'google');
  visit.choose('mobile');
  await lock(visit);
  expect(visit.now().output).toEqual({ kind: 'locked', message: { text: 'locked' } });
});

test('keeps no answer in the context, and takes another after a wrong one', async () => {
  const visit = setUp('google');
  visit.factor.send({ type: 'code.submit', answer: '111 111' });
  await visit.answer.answer({ kind: 'refused', message: 'That is not right' });
  expect(selectFieldError(visit.now())).toEqual({ text: 'That is not right' });
  expect(JSON.stringify(visit.now().context)).not.toContain('111111');
  visit.factor.send({ type: 'code.submit', answer: ' ၂၀၉ ၀၃၆ ' });
  expect(visit.answer.calls[1]?.input).toEqual({
    challengeId: 'c',
    method: 'google',
    answer: '209036',
  });
  await visit.answer.answer(grant);
  expect(visit.now().output).toEqual({ kind: 'passed', grant });
  expect(JSON.stringify(visit.now().context)).not.toContain('209036');
});

test('counts no try for an impossible code, and sends a name unchanged', () => {
  const visit = setUp('google', 'bankName');
  visit.choose('google');
  visit.factor.send({ type: 'code.submit', answer: '12' });
  expect(selectFieldError(visit.now())).toEqual({ key: 'validation:verificationCode' });
  visit.back();
  visit.choose('bankName');
  visit.factor.send({ type: 'code.submit', answer: '  ' });
  expect(selectFieldError(visit.now())).toEqual({ key: 'validation:empty' });
  expect(visit.answer.calls).toHaveLength(0);
  visit.factor.send({ type: 'code.submit', answer: ' Aung Aung ' });
  expect(visit.answer.calls[0]?.input.answer).toBe('Aung Aung');
});
