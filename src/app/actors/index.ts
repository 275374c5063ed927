import { appMachine } from '../../../machines/site/app/app.machine';
import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { bannersMachine } from '../../../machines/lobby/banners/banners.machine';
import { hotGamesMachine } from '../../../machines/lobby/hotGames/hotGames.machine';
import { lobbyMachine } from '../../../machines/lobby/lobby/lobby.machine';
import { pagesMachine } from '../../../machines/site/pages/pages.machine';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import { sessionMachine } from '../../../machines/site/session/session.machine';
import { supportMachine } from '../../../machines/support/support/support.machine';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import { winnersMachine } from '../../../machines/lobby/winners/winners.machine';
import type { Services } from '../../services';
import { flows } from '../flows';
import { lazyMachine } from '../lazyMachine';
import { act, read } from './ports';

/**
 * The app's machine with every port supplied, down to the last child; those of the dialogs when
 * they are wanted.
 */
export const provideActors = (services: Services) =>
  appMachine.provide({
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

const providePages = (services: Services) =>
  pagesMachine.provide({
    actors: {
      gameList: lazyMachine(flows.gameLists, ({ provideGameList }) => provideGameList(services)),
      rooms: lazyMachine(flows.gameLists, ({ provideRooms }) => provideRooms(services)),
      lottery: lazyMachine(flows.lottery, ({ provideLottery }) => provideLottery(services)),
      pointMall: lazyMachine(flows.pointMall, ({ providePointMall }) => providePointMall(services)),
      findVendor: act(async ({ vendor }, signal) => {
        const { findVendor } = await services.latePart(
          () => import('../../services/parts/games'),
          ({ gamesPart }) => gamesPart,
        );
        return findVendor({ vassalage: vendor }, signal);
      }),
    },
  });

const provideSupport = (services: Services) =>
  supportMachine.provide({
    actors: {
      help: lazyMachine(flows.help, ({ provideHelp }) => provideHelp(services)),
      loadBounds: read(async (signal) => {
        const { loadBounds } = await services.latePart(
          () => import('../../services/parts/feedback'),
          ({ feedbackPart }) => feedbackPart,
        );
        return loadBounds(signal);
      }),
      openEntry: act(async (entry) => {
        const { openEntry } = await services.latePart(
          () => import('../../services/parts/chat'),
          ({ chatPart }) => chatPart,
        );
        return openEntry(entry);
      }),
      feedback: lazyMachine(flows.feedback, ({ provideFeedback }) => provideFeedback(services), {
        closing: { type: 'form.cancel', output: { kind: 'cancelled' } },
      }),
      chat: lazyMachine(flows.chat, ({ provideChat }) => provideChat(services), {
        closing: { type: 'chat.close', output: undefined },
      }),
    },
  });

const provideSession = (services: Services) =>
  sessionMachine.provide({
    actors: {
      restoreSession: read((signal) => services.session.restore(signal)),
      endSession: act((input) => services.session.end(input)),
      startFreePlay: read(services.startFreePlay),
      login: lazyMachine(flows.login, ({ provideLogin }) => provideLogin(services), {
        closing: { type: 'login.close', output: { kind: 'closed' } },
      }),
      registration: lazyMachine(
        flows.registration,
        ({ provideRegistration }) => provideRegistration(services),
        { closing: { type: 'registration.close', output: { kind: 'closed' } } },
      ),
      // A visitor's dialogs fetch these; the actors themselves are there before and after them.
      smsCode: lazyMachine(flows.smsCode, ({ provideSmsCode }) => provideSmsCode(services), {
        isPatient: true,
      }),
      countries: lazyMachine(flows.smsCode, ({ provideCountries }) => provideCountries(services), {
        isPatient: true,
      }),
      memberCentre: lazyMachine(
        flows.memberCentre,
        ({ provideMemberCentre }) => provideMemberCentre(services),
        { closing: { type: 'memberCentre.close', output: undefined } },
      ),
      agentCentre: lazyMachine(
        flows.agentCentre,
        ({ provideAgentCentre }) => provideAgentCentre(services),
        { closing: { type: 'agentCentre.close', output: undefined } },
      ),
      contracts: lazyMachine(
        flows.contracts,
        ({ provideContracts }) => provideContracts(services),
        { closing: { type: 'contracts.close', output: undefined } },
      ),
      popups: popupsMachine.provide({
        actors: {
          loadAnnouncements: act(services.popups.load),
          rememberClosed: read(services.popups.rememberClosed),
        },
      }),
      balance: balanceMachine.provide({ actors: { load: read(services.loadBalance) } }),
      banners: bannersMachine.provide({ actors: { load: read(services.loadBanners) } }),
      vendors: vendorsMachine.provide({ actors: { load: read(services.loadVendors) } }),
      lobby: lobbyMachine.provide({
        actors: { loadSection: act((input, signal) => services.loadSection(input, signal)) },
      }),
      hotGames: hotGamesMachine.provide({ actors: { load: read(services.loadHotGames) } }),
      winners: winnersMachine.provide({ actors: { load: read(services.loadWinners) } }),
      favourites: lazyMachine(flows.member, ({ provideFavourites }) => provideFavourites(services)),
      recentGames: lazyMachine(flows.member, ({ provideRecentGames }) =>
        provideRecentGames(services),
      ),
      counts: lazyMachine(flows.member, ({ provideCounts }) => provideCounts(services)),
      gameLaunch: lazyMachine(flows.play, ({ provideGameLaunch }) => provideGameLaunch(services), {
        closing: { type: 'gameLaunch.close', output: undefined },
      }),
      withdrawalConfirmation: lazyMachine(
        flows.withdrawals,
        ({ provideWithdrawals }) => provideWithdrawals(services),
        { closing: { type: 'withdrawalConfirmation.close', output: undefined } },
      ),
      pages: providePages(services),
      support: provideSupport(services),
    },
  });
