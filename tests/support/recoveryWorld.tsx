import { createActor } from 'xstate';
import type { Language } from '../../contract/constants';
import type { Challenge, VerificationScope } from '../../contract/session';
import { forgotPasswordMachine } from '../../machines/account/forgotPassword/forgotPassword.machine';
import type {
  CodeForm,
  EmailForm,
  ForgotPasswordInput,
  PhoneForm,
  RecoverySetup,
  SendEmailInput,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../machines/account/forgotPassword/forgotPassword.types';
import { humanVerificationMachine } from '../../machines/account/humanVerification/humanVerification.machine';
import { ForgotPasswordScreen } from '../../src/features/account/forgotPassword/ForgotPasswordScreen';
import { MobileNumber } from '../../src/features/account/smsCode/MobileNumber';
import { SendCode } from '../../src/features/account/smsCode/SendCode';
import { Held } from './held';
import { COUNTRIES, makeCode, makeCountries, ruleOf } from './registrationWorld';
import { renderView } from './renderView';

export const RECOVERY: RecoverySetup = {
  ways: ['email', 'mobile'],
  rules: { username: ruleOf(), password: ruleOf({ minLength: 8, maxLength: 20 }) },
};

/**
 * The rendered forgot-password dialog over the real machines; only the ports wait for the test's
 * answers.
 */
export const renderRecovery = async ({
  username = '',
  language = 'EN',
}: Partial<ForgotPasswordInput> & { language?: Language } = {}) => {
  const ports = {
    loadSetup: new Held<RecoverySetup>(),
    fetchChallenge: new Held<Challenge, { scope: VerificationScope }>(),
    solveChallenge: new Held<string | null, { challenge: Challenge }>(),
    sendEmail: new Held<SendEmailOutcome, SendEmailInput>(),
    confirmEmail: new Held<SetPasswordOutcome, EmailForm & CodeForm>(),
    setPassword: new Held<SetPasswordOutcome, PhoneForm>(),
  };
  const sms = makeCode('recovery');
  const { countries, load } = makeCountries();
  const machine = forgotPasswordMachine.provide({
    actors: {
      loadSetup: ports.loadSetup.logic,
      humanVerification: humanVerificationMachine.provide({
        actors: {
          fetchChallenge: ports.fetchChallenge.logic,
          solveChallenge: ports.solveChallenge.logic,
        },
      }),
      sendEmail: ports.sendEmail.logic,
      confirmEmail: ports.confirmEmail.logic,
      setPassword: ports.setPassword.logic,
    },
  });
  const actor = createActor(machine, { input: { username } });
  actor.start();
  await renderView(
    <ForgotPasswordScreen
      recovery={actor}
      mobile={(props) => <MobileNumber {...props} countries={countries} code={sms.code} />}
      sendCode={<SendCode code={sms.code} />}
    />,
    language,
  );
  await load.answer(COUNTRIES);
  return { actor, ports, sms };
};
export type RecoveryWorld = Awaited<ReturnType<typeof renderRecovery>>;
