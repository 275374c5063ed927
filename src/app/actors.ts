import { fromCallback, fromPromise } from 'xstate';
import { appMachine } from '../../machines/app/app.machine';
import { balanceMachine } from '../../machines/balance/balance.machine';
import { bannersMachine } from '../../machines/banners/banners.machine';
import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import { countdownMachine } from '../../machines/countdown/countdown.machine';
import { countriesMachine } from '../../machines/countries/countries.machine';
import { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPassword.machine';
import { humanVerificationMachine } from '../../machines/humanVerification/humanVerification.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { memberCentreMachine } from '../../machines/memberCentre/memberCentre.machine';
import { popupsMachine } from '../../machines/popups/popups.machine';
import { registrationMachine } from '../../machines/registration/registration.machine';
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { smsCodeMachine } from '../../machines/smsCode/smsCode.machine';
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
    startFreePlay: read(services.startFreePlay),
    login: provideLogin(services),
    registration: provideRegistration(services),
    smsCode: provideSmsCode(services, services.smsCode.send),
    countries: countriesMachine.provide({ actors: { load: read(services.loadCountries) } }),
    memberCentre: memberCentreMachine.provide({
      actors: { readPasswordRule: read(() => services.readPasswordRule()), changePassword: provideChangePassword(services) },
    }),
    popups: popupsMachine.provide({
      actors: { loadAnnouncements: read(services.popups.load), rememberClosed: read(services.popups.rememberClosed) },
    }),
    balance: balanceMachine.provide({ actors: { load: read(services.loadBalance) } }),
    banners: bannersMachine.provide({ actors: { load: read(services.loadBanners) } }),
  },
});

const provideLogin = (services: Services) => loginMachine.provide({
  actors: {
    signIn: act(services.session.signIn),
    signInBySms: act(services.session.signInBySms),
    signInSocially: act(services.session.signInSocially),
    markFirstLogin: read(services.session.markFirstLogin),
    loadMember: read(services.session.loadMember),
    endSession: endOwnSession(services),
    captcha: provideCaptcha(services),
    humanVerification: provideVerification(services),
    forgotPassword: forgotPasswordMachine.provide({
      actors: {
        loadSetup: read(services.recovery.loadSetup), sendEmail: act(services.recovery.sendEmail), setPassword: act(services.recovery.setPassword),
      },
    }),
    secondFactor: secondFactorMachine.provide({
      actors: { answer: act(services.session.secondFactor.answer), smsCode: provideSmsCode(services, services.session.secondFactor.sendCode) },
    }),
    changePassword: provideChangePassword(services),
  },
});

const provideRegistration = (services: Services) => registrationMachine.provide({
  actors: {
    loadSetup: read(services.registration.loadSetup),
    checkPatterns: act(services.registration.checkPatterns),
    checkAffiliate: act(services.registration.checkAffiliate),
    confirmCode: act(services.smsCode.confirm),
    register: act(services.registration.register),
    loadMember: read(services.session.loadMember),
    endSession: endOwnSession(services),
    captcha: provideCaptcha(services),
    humanVerification: provideVerification(services),
  },
});

const provideSmsCode = (services: Services, send: Services['smsCode']['send']) => smsCodeMachine.provide({
  actors: {
    sendCode: act(send),
    humanVerification: provideVerification(services),
    countdown: countdownMachine.provide({
      actors: {
        clock: fromCallback(({ sendBack }) => services.clock.tick((now) => sendBack({ type: 'clock.ticked', now }))),
      },
    }),
  },
});

const provideCaptcha = (services: Services) => captchaMachine.provide({
  actors: { fetchCaptcha: read(services.fetchCaptcha), humanVerification: provideVerification(services) },
});

const provideVerification = ({ verifier }: Services) => humanVerificationMachine.provide({
  actors: {
    fetchChallenge: act(({ scope }, signal) => verifier.fetchChallenge(scope, signal)),
    solveChallenge: act(({ challenge }, signal) => verifier.solve(challenge, signal)),
  },
});

const provideChangePassword = ({ session }: Services) => changePasswordMachine.provide({
  actors: { submit: act((change, signal) => session.changePassword(change, signal)) },
});

/** Ends what this tab holds, and tells no other. */
const endOwnSession = ({ session }: Services) => read(() => session.end({ memberId: null, announce: false }));

/** A port without input. Leaving the state aborts the signal. */
const read = <TOutput>(work: (signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, void>(({ signal }) => work(signal));

/** A port with input. */
const act = <TOutput, TInput>(work: (input: TInput, signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, TInput>(({ input, signal }) => work(input, signal));
