import { fromCallback, fromPromise } from 'xstate';
import { appMachine } from '../../machines/app/app.machine';
import { balanceMachine } from '../../machines/balance/balance.machine';
import { bannersMachine } from '../../machines/banners/banners.machine';
import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import { countdownMachine } from '../../machines/countdown/countdown.machine';
import { humanVerificationMachine } from '../../machines/humanVerification/humanVerification.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import type { Services } from '../services';

/** The app's machine with every port supplied, down to the last child. */
export const provideActors = (services: Services) => appMachine.provide({
  actors: {
    boot: read((signal) => services.platform.boot(signal)),
    readStatus: read((signal) => services.platform.readStatus(signal)),
    switchLanguage: act(async ({ language }) => {
      await services.language.switchTo(language);
      return null;
    }),
    session: provideSession(services),
  },
});

const provideSession = (services: Services) => sessionMachine.provide({
  actors: {
    restoreSession: read((signal) => services.session.restore(signal)),
    endSession: act((input) => services.session.end(input)),
    login: provideLogin(services),
    balance: balanceMachine.provide({ actors: { load: read(services.loadBalance) } }),
    banners: bannersMachine.provide({ actors: { load: read(services.loadBanners) } }),
  },
});

const provideLogin = ({ session, verifier, fetchCaptcha, clock }: Services) => loginMachine.provide({
  actors: {
    signIn: act(session.signIn),
    markFirstLogin: read(session.markFirstLogin),
    loadMember: read(session.loadMember),
    endSession: read(() => session.end({ memberId: null, announce: false })),
    captcha: captchaMachine.provide({ actors: { fetchCaptcha: read(fetchCaptcha) } }),
    humanVerification: humanVerificationMachine.provide({
      actors: {
        fetchChallenge: act(({ scope }, signal) => verifier.fetchChallenge(scope, signal)),
        solveChallenge: act(({ challenge }, signal) => verifier.solve(challenge, signal)),
      },
    }),
    secondFactor: secondFactorMachine.provide({
      actors: {
        sendCode: act(session.secondFactor.sendCode),
        answer: act(session.secondFactor.answer),
        countdown: countdownMachine.provide({
          actors: {
            clock: fromCallback(({ sendBack }) => clock.tick((now) => sendBack({ type: 'clock.ticked', now }))),
          },
        }),
      },
    }),
    changePassword: changePasswordMachine.provide({
      actors: { submit: act((change, signal) => session.changePassword(change, signal)) },
    }),
  },
});

/** A port without input. Leaving the state aborts the signal. */
const read = <TOutput>(work: (signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, void>(({ signal }) => work(signal));

/** A port with input. */
const act = <TOutput, TInput>(work: (input: TInput, signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, TInput>(({ input, signal }) => work(input, signal));
