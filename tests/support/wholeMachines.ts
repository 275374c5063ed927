import { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import { countriesMachine } from '../../machines/countries/countries.machine';
import { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPassword.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { memberCentreMachine } from '../../machines/memberCentre/memberCentre.machine';
import { registrationMachine } from '../../machines/registration/registration.machine';
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { smsCodeMachine } from '../../machines/smsCode/smsCode.machine';

/** The login with the machines that the app supplies when a step is wanted; their ports are still open. */
export const wholeLogin = loginMachine.provide({
  actors: { forgotPassword: forgotPasswordMachine, secondFactor: secondFactorMachine, changePassword: changePasswordMachine },
});

/** The session with the machines that the app supplies when a dialog is wanted; their ports are still open. */
export const wholeSession = sessionMachine.provide({
  actors: { login: wholeLogin, registration: registrationMachine, smsCode: smsCodeMachine, countries: countriesMachine, memberCentre: memberCentreMachine },
});
