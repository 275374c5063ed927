import { appMachine } from '../../../machines/app/app.machine';
import { balanceMachine } from '../../../machines/balance/balance.machine';
import { bannersMachine } from '../../../machines/banners/banners.machine';
import { popupsMachine } from '../../../machines/popups/popups.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import type { Services } from '../../services';
import { flows } from '../flows';
import { lazyMachine } from '../lazyMachine';
import { act, read } from './ports';

/** The app's machine with every port supplied, down to the last child; those of the dialogs when they are wanted. */
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
    login: lazyMachine(flows.login, ({ provideLogin }) => provideLogin(services), { closing: { type: 'login.close', output: { kind: 'closed' } } }),
    registration: lazyMachine(
      flows.registration, ({ provideRegistration }) => provideRegistration(services), { closing: { type: 'register.close', output: { kind: 'closed' } } },
    ),
    // A visitor's dialogs fetch these; the actors themselves are there before and after them.
    smsCode: lazyMachine(flows.smsCode, ({ provideSmsCode }) => provideSmsCode(services), { isPatient: true }),
    countries: lazyMachine(flows.smsCode, ({ provideCountries }) => provideCountries(services), { isPatient: true }),
    memberCentre: lazyMachine(
      flows.memberCentre, ({ provideMemberCentre }) => provideMemberCentre(services), { closing: { type: 'centre.close', output: undefined } },
    ),
    popups: popupsMachine.provide({
      actors: { loadAnnouncements: read(services.popups.load), rememberClosed: read(services.popups.rememberClosed) },
    }),
    balance: balanceMachine.provide({ actors: { load: read(services.loadBalance) } }),
    banners: bannersMachine.provide({ actors: { load: read(services.loadBanners) } }),
  },
});
