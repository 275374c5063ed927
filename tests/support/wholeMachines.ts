import { activitiesMachine } from '../../machines/activities/activities.machine';
import { agentCentreMachine } from '../../machines/agentCentre/agentCentre.machine';
import { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import { chatMachine } from '../../machines/chat/chat.machine';
import { contractsMachine } from '../../machines/contracts/contracts.machine';
import { countriesMachine } from '../../machines/countries/countries.machine';
import { countsMachine } from '../../machines/counts/counts.machine';
import { favouritesMachine } from '../../machines/favourites/favourites.machine';
import { feedbackMachine } from '../../machines/feedback/feedback.machine';
import { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPassword.machine';
import { gameLaunchMachine } from '../../machines/gameLaunch/gameLaunch.machine';
import { gameListMachine } from '../../machines/gameList/gameList.machine';
import { helpMachine } from '../../machines/help/help.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { lotteryMachine } from '../../machines/lottery/lottery.machine';
import { memberCentreMachine } from '../../machines/memberCentre/memberCentre.machine';
import { pagesMachine } from '../../machines/pages/pages.machine';
import { paymentSecurityMachine } from '../../machines/paymentSecurity/paymentSecurity.machine';
import { pointMallMachine } from '../../machines/pointMall/pointMall.machine';
import { recentGamesMachine } from '../../machines/recentGames/recentGames.machine';
import { registrationMachine } from '../../machines/registration/registration.machine';
import { roomsMachine } from '../../machines/rooms/rooms.machine';
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { smsCodeMachine } from '../../machines/smsCode/smsCode.machine';
import { supportMachine } from '../../machines/support/support.machine';
import { withdrawalRequestMachine } from '../../machines/withdrawalRequest/withdrawalRequest.machine';
import { withdrawalConfirmationMachine } from '../../machines/withdrawalConfirmation/withdrawalConfirmation.machine';

/**
 * The login with the machines that the app supplies when a step is wanted; their ports are still
 * open.
 */
export const wholeLogin = loginMachine.provide({
  actors: {
    forgotPassword: forgotPasswordMachine,
    secondFactor: secondFactorMachine,
    changePassword: changePasswordMachine,
  },
});

/**
 * The pages with the machines that the app supplies when one is wanted; their ports are still open.
 */
export const wholePages = pagesMachine.provide({
  actors: {
    gameList: gameListMachine,
    rooms: roomsMachine,
    lottery: lotteryMachine,
    pointMall: pointMallMachine,
  },
});

/**
 * The session with the machines that the app supplies when a dialog is wanted; their ports are
 * still open.
 */
export const wholeSession = sessionMachine.provide({
  actors: {
    login: wholeLogin,
    registration: registrationMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    memberCentre: memberCentreMachine.provide({
      actors: {
        activities: activitiesMachine,
        paymentSecurity: paymentSecurityMachine,
        withdrawalRequest: withdrawalRequestMachine,
      },
    }),
    agentCentre: agentCentreMachine.provide({
      actors: {
        paymentSecurity: paymentSecurityMachine,
        withdrawalRequest: withdrawalRequestMachine,
      },
    }),
    favourites: favouritesMachine,
    recentGames: recentGamesMachine,
    counts: countsMachine,
    gameLaunch: gameLaunchMachine,
    withdrawalConfirmation: withdrawalConfirmationMachine,
    contracts: contractsMachine,
    pages: wholePages,
    support: supportMachine.provide({
      actors: { help: helpMachine, feedback: feedbackMachine, chat: chatMachine },
    }),
  },
});
