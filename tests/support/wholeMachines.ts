import { activitiesMachine } from '../../machines/rewards/activities/activities.machine';
import { agentCentreMachine } from '../../machines/agents/agentCentre/agentCentre.machine';
import { changePasswordMachine } from '../../machines/account/changePassword/changePassword.machine';
import { chatMachine } from '../../machines/support/chat/chat.machine';
import { contractsMachine } from '../../machines/agents/contracts/contracts.machine';
import { countriesMachine } from '../../machines/account/countries/countries.machine';
import { countsMachine } from '../../machines/member/counts/counts.machine';
import { favouritesMachine } from '../../machines/lobby/favourites/favourites.machine';
import { feedbackMachine } from '../../machines/support/feedback/feedback.machine';
import { forgotPasswordMachine } from '../../machines/account/forgotPassword/forgotPassword.machine';
import { gameLaunchMachine } from '../../machines/lobby/gameLaunch/gameLaunch.machine';
import { gameListMachine } from '../../machines/lobby/gameList/gameList.machine';
import { helpMachine } from '../../machines/support/help/help.machine';
import { loginMachine } from '../../machines/account/login/login.machine';
import { lotteryMachine } from '../../machines/lobby/lottery/lottery.machine';
import { memberCentreMachine } from '../../machines/member/memberCentre/memberCentre.machine';
import { pagesMachine } from '../../machines/site/pages/pages.machine';
import { paymentSecurityMachine } from '../../machines/account/paymentSecurity/paymentSecurity.machine';
import { pointMallMachine } from '../../machines/rewards/pointMall/pointMall.machine';
import { recentGamesMachine } from '../../machines/lobby/recentGames/recentGames.machine';
import { registrationMachine } from '../../machines/account/registration/registration.machine';
import { roomsMachine } from '../../machines/lobby/rooms/rooms.machine';
import { secondFactorMachine } from '../../machines/account/secondFactor/secondFactor.machine';
import { sessionMachine } from '../../machines/site/session/session.machine';
import { smsCodeMachine } from '../../machines/account/smsCode/smsCode.machine';
import { supportMachine } from '../../machines/support/support/support.machine';
import { withdrawalRequestMachine } from '../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import { withdrawalConfirmationMachine } from '../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';

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
