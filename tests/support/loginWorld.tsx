import { fireEvent, screen, within } from '@testing-library/react';
import { createActor, fromCallback } from 'xstate';
import type { Language } from '../../contract/constants';
import type { Member } from '../../contract/domain';
import type { Challenge, VerificationScope } from '../../contract/session';
import { captchaMachine, type CaptchaPicture } from '../../machines/captcha/captcha.machine';
import { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import type { ChangePasswordForm, ChangePasswordGiven } from '../../machines/changePassword/changePassword.types';
import { countdownMachine } from '../../machines/countdown/countdown.machine';
import { humanVerificationMachine } from '../../machines/humanVerification/humanVerification.machine';
import { loginMachine } from '../../machines/login/login.machine';
import type { LoginInput, SignInInput, SignInOutcome } from '../../machines/login/login.types';
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import type { AnswerInput, AnswerOutcome, SendCodeInput, SendCodeOutcome } from '../../machines/secondFactor/secondFactor.types';
import type { Grant } from '../../machines/shared/grant';
import type { RequestOutcome } from '../../machines/shared/request';
import { LoginFlow } from '../../src/app/LoginFlow';
import { Held } from './held';
import { renderView } from './renderView';

export const OFFLINE = { kind: 'offline' };
export const PASSWORD = ' Croupier#2026 ';
export const challenge: Challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '0f', salt: '1e', cost: 1, keyLength: 32, keyPrefix: '00' }, signature: '2d',
};
export const member: Member = { id: 'm-1', account: 'player', nickname: 'Player', type: 0, currencySymbol: 'K', passwordChangeDue: null };
export const grantOf = (flags: Partial<Grant> = {}): Grant => ({
  kind: 'granted', firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnforced: true,
  passwordRule: { min: 6, max: 16 }, memberType: 0, ...flags,
});
export const refused = (captcha = false): SignInOutcome => ({ kind: 'refused', message: 'incorrect username or password', captcha });

/** What the clock of a countdown says next. */
export type Ticks = { tick: (now: number) => void };
export const clockOf = (ticks: Ticks) => fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
  ticks.tick = (now) => sendBack({ type: 'clock.ticked', now });
});

export const makePorts = () => ({
  fetchChallenge: new Held<Challenge, { scope: VerificationScope }>(),
  solveChallenge: new Held<string | null, { challenge: Challenge }>(),
  fetchCaptcha: new Held<CaptchaPicture>(),
  signIn: new Held<SignInOutcome, SignInInput>(),
  sendCode: new Held<SendCodeOutcome, SendCodeInput>(),
  answer: new Held<AnswerOutcome, AnswerInput>(),
  submit: new Held<RequestOutcome<null>, { form: ChangePasswordForm; given: ChangePasswordGiven }>(),
  markFirstLogin: new Held<null>(),
  loadMember: new Held<Member>(),
  endSession: new Held<null>(),
});

type Options = Partial<LoginInput> & { language?: Language };

/** The rendered login over the real machines of its whole tree; only the ports wait for answers given here. */
export const renderLogin = async ({ language = 'EN', ...input }: Options = {}) => {
  const ports = makePorts();
  const ticks: Ticks = { tick: () => undefined };
  const machine = loginMachine.provide({
    actors: {
      signIn: ports.signIn.logic,
      markFirstLogin: ports.markFirstLogin.logic,
      loadMember: ports.loadMember.logic,
      endSession: ports.endSession.logic,
      captcha: captchaMachine.provide({ actors: { fetchCaptcha: ports.fetchCaptcha.logic } }),
      humanVerification: humanVerificationMachine.provide({
        actors: { fetchChallenge: ports.fetchChallenge.logic, solveChallenge: ports.solveChallenge.logic },
      }),
      secondFactor: secondFactorMachine.provide({
        actors: {
          sendCode: ports.sendCode.logic, answer: ports.answer.logic,
          countdown: countdownMachine.provide({ actors: { clock: clockOf(ticks) } }),
        },
      }),
      changePassword: changePasswordMachine.provide({ actors: { submit: ports.submit.logic } }),
    },
  });
  const actor = createActor(machine, { input: { side: 'member', username: '', resume: null, message: null, ...input } });
  actor.start();
  const view = await renderView(<LoginFlow login={actor} variant={input.side === 'agent' ? 'page' : 'dialog'} />, language);
  return { actor, ports, ticks, view };
};
export type LoginWorld = Awaited<ReturnType<typeof renderLogin>>;

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Passwords have no role: their label finds them. */
export const password = (label = 'Password') => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const click = (name: string | RegExp) => void fireEvent.click(button(name));
export const write = (input: HTMLInputElement, value: string) => void fireEvent.change(input, { target: { value } });
export const dialog = (name: string) => screen.findByRole('dialog', { name });

export const fillIn = (username = 'player', secret = PASSWORD) => {
  write(field('Username'), username);
  write(password(), secret);
};
export const submit = () => click('Log in');

/** Fills the form in, submits it and passes the human verification. */
export const sendForm = async ({ ports }: LoginWorld) => {
  fillIn();
  submit();
  await ports.fetchChallenge.answer(challenge);
  await ports.solveChallenge.answer('solution');
};

/** The one text that the status regions say, or the empty string. */
export const status = (scope: HTMLElement = document.body) =>
  within(scope).queryAllByRole('status').map((region) => region.textContent).filter(Boolean).join(' | ');
