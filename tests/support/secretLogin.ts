import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { Member } from '../../contract/member';
import type { Challenge } from '../../contract/session';
import { captchaMachine } from '../../machines/account/captcha/captcha.machine';
import { changePasswordMachine } from '../../machines/account/changePassword/changePassword.machine';
import type {
  ChangePasswordForm,
  ChangePasswordGiven,
} from '../../machines/account/changePassword/changePassword.types';
import { humanVerificationMachine } from '../../machines/account/humanVerification/humanVerification.machine';
import type { LoginRef } from '../../machines/account/login/login.machine';
import type { SignInInput, SignInOutcome } from '../../machines/account/login/login.types';
import { secondFactorMachine } from '../../machines/account/secondFactor/secondFactor.machine';
import type {
  AnswerInput,
  AnswerOutcome,
} from '../../machines/account/secondFactor/secondFactor.types';
import type { Grant } from '../../machines/shared/grant';
import type { RequestOutcome } from '../../machines/shared/request';
import { wholeLogin } from './wholeMachines';

/** Every secret of a login. */
export const SECRETS = {
  password: 'Croupier#2026',
  wrongPassword: 'letmeinplease',
  captcha: 'w7kqz',
  captchaImage: 'iVBORw0KGgoAAAANSUhEUg',
  captchaKey: 'b1946ac92492d234',
  solution: 'eyJhbGdvcml0aG0iOiJQQktERjIi',
  alternative: 'ZWluZWFuZGVyZUxvZXN1bmc',
  nonce: '5f4dcc3b5aa765d6',
  signature: '7d793037a0760186',
  challengeId: 'chg-8843-aa01',
  answer: 'Thiri Zaw',
  newPassword: 'New-Padauk-9!',
  token: 'tok_live_51H8abcdef',
};
const grant: Grant = {
  kind: 'granted',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: true,
  expiryEnforced: true,
  passwordRule: { min: 6, max: 16 },
  memberType: 0,
  passwordless: false,
};
const member: Member = {
  id: 'm-1',
  account: 'player',
  nickname: 'Player',
  type: 0,
  currencySymbol: 'K',
  referralCode: null,
  passwordChangeDue: null,
};

/** The real login, with ports that behave like a platform that asks for everything. */
export const aLogin = () => {
  const answers: (SignInOutcome | Error)[] = [
    { kind: 'refused', message: `Wrong password: ${SECRETS.wrongPassword}`, captcha: true },
    // A fault that quotes the request and a token, as a careless library would.
    Object.assign(new Error(`500 for ${SECRETS.password} with ${SECRETS.token}`), {
      request: { body: { password: SECRETS.password, token: SECRETS.token } },
    }),
    {
      kind: 'secondFactor',
      challenge: {
        challengeId: SECRETS.challengeId,
        methods: [{ method: 'bankName', hint: null }],
      },
    },
  ];
  const verification = (solution: string) =>
    humanVerificationMachine.provide({
      actors: {
        fetchChallenge: fromPromise(() =>
          Promise.resolve({
            parameters: {
              algorithm: 'PBKDF2/SHA-256',
              nonce: SECRETS.nonce,
              salt: SECRETS.nonce,
              cost: 1,
              keyLength: 32,
              keyPrefix: '00',
            },
            signature: SECRETS.signature,
          }),
        ),
        solveChallenge: fromPromise<string | null, { challenge: Challenge }>(() =>
          Promise.resolve(solution),
        ),
      },
    });
  return wholeLogin.provide({
    actors: {
      humanVerification: verification(SECRETS.solution),
      captcha: captchaMachine.provide({
        actors: {
          fetchCaptcha: fromPromise(() =>
            Promise.resolve({ image: SECRETS.captchaImage, key: SECRETS.captchaKey }),
          ),
        },
      }),
      signIn: fromPromise<SignInOutcome, SignInInput>(() => {
        const answer = answers.shift();
        return answer instanceof Error || !answer
          ? Promise.reject(answer ?? new Error('no answer left'))
          : Promise.resolve(answer);
      }),
      secondFactor: secondFactorMachine.provide({
        actors: { answer: fromPromise<AnswerOutcome, AnswerInput>(() => Promise.resolve(grant)) },
      }),
      changePassword: changePasswordMachine.provide({
        actors: {
          submit: fromPromise<
            RequestOutcome<null>,
            { form: ChangePasswordForm; given: ChangePasswordGiven }
          >(() => Promise.resolve({ kind: 'accepted', value: null })),
        },
      }),
      loadMember: fromPromise(() => Promise.resolve(member)),
    },
  });
};

const secondFactorOf = (login: LoginRef) =>
  login.getSnapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
const changePasswordOf = (login: LoginRef) =>
  login.getSnapshot().children.changePassword as ActorRefFrom<typeof changePasswordMachine>;

/** Walks the login through captcha, fault, second factor and password change. */
export const walkLogin = async (login: LoginRef) => {
  const form = { username: 'player', remember: true, termsAccepted: true };
  const isIdle = () => waitFor(login, (s) => s.matches({ form: { step: 'credentials' } }));
  login.send({
    type: 'credentials.submit',
    ...form,
    password: SECRETS.wrongPassword,
    captcha: null,
    captchaKey: null,
    captchaAlternative: null,
  });
  await waitFor(login, (s) => s.matches({ form: { captcha: 'shown' } }));
  await isIdle();
  const full = {
    ...form,
    password: SECRETS.password,
    captcha: SECRETS.captcha,
    captchaKey: SECRETS.captchaKey,
    captchaAlternative: null,
  };
  login.send({ type: 'credentials.submit', ...full });
  await isIdle();
  login.send({ type: 'credentials.submit', ...full });
  await waitFor(login, (s) => s.matches('secondFactor'));
  secondFactorOf(login).send({ type: 'code.submit', answer: SECRETS.answer });
  await waitFor(login, (s) => s.matches('passwordChange'));
  changePasswordOf(login).send({
    type: 'form.submit',
    form: {
      oldPassword: SECRETS.password,
      newPassword: SECRETS.newPassword,
      confirmNewPassword: SECRETS.newPassword,
    },
  });
  await waitFor(login, (s) => s.status === 'done');
};
