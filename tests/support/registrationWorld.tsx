import { isTickedNear } from '../../src/ui/formText';
import { fieldCheckMachine } from '../../machines/account/fieldCheck/fieldCheck.machine';
import type {
  CheckedField,
  FieldCheckOutcome,
  TypedValue,
} from '../../machines/account/fieldCheck/fieldCheck.types';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import type { Language } from '../../contract/constants';
import type { FieldRule, RegisterRules } from '../../contract/domain';
import type { Member } from '../../contract/member';
import type { Challenge, VerificationScope } from '../../contract/session';
import {
  captchaMachine,
  type CaptchaPicture,
} from '../../machines/account/captcha/captcha.machine';
import { humanVerificationMachine } from '../../machines/account/humanVerification/humanVerification.machine';
import {
  registrationMachine,
  type RegistrationRef,
} from '../../machines/account/registration/registration.machine';
import {
  selectCaptcha,
  selectFieldErrors,
  selectIsBusy,
} from '../../machines/account/registration/registration.selectors';
import type {
  AffiliateOutcome,
  ConfirmCodeInput,
  ConfirmCodeOutcome,
  Invitation,
  PatternTry,
  RegisterInput,
  RegisterOutcome,
  RegisterSetup,
} from '../../machines/account/registration/registration.types';
import { useMessage } from '../../src/i18n/i18n';
import { CaptchaField } from '../../src/features/account/captcha/CaptchaField';
import { RegistrationScreen } from '../../src/features/account/registration/RegistrationScreen';
import { MobileNumber } from '../../src/features/account/smsCode/MobileNumber';
import { SendCode } from '../../src/features/account/smsCode/SendCode';
import { Button } from '../../src/ui/Button';
import { Held } from './held';
import { renderView } from './renderView';
import { makeCode, makeCountries } from './smsWorld';

export { COUNTRIES, makeCode, makeCountries } from './smsWorld';

type RegisterField = PatternTry['field'];

export const ruleOf = (patch: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 5,
  minLength: 4,
  maxLength: 16,
  ...patch,
});
export const setupOf = (
  rules: RegisterRules,
  patch: Partial<RegisterSetup> = {},
): RegisterSetup => ({
  ways: ['mobile', 'username'],
  asksMobilePassword: true,
  asksLimit: true,
  verifiesMobile: true,
  rules,
  ...patch,
});

const makePorts = () => ({
  loadSetup: new Held<RegisterSetup>(),
  checkPatterns: new Held<RegisterField[], { tries: PatternTry[] }>(),
  checkAffiliate: new Held<AffiliateOutcome, { code: string }>(),
  fetchChallenge: new Held<Challenge, { scope: VerificationScope }>(),
  solveChallenge: new Held<string | null, { challenge: Challenge }>(),
  confirmCode: new Held<ConfirmCodeOutcome, ConfirmCodeInput>(),
  register: new Held<RegisterOutcome, RegisterInput>(),
  fetchCaptcha: new Held<CaptchaPicture>(),
  check: new Held<FieldCheckOutcome, { field: CheckedField } & TypedValue>(),
  loadMember: new Held<Member>(),
  endSession: new Held<null>(),
});

type Options = { invitation?: Invitation; language?: Language; onLogin?: () => void };

/**
 * The rendered register dialog over the real machines of its whole tree; only the ports wait for
 * the test's answers.
 */
export const renderRegistration = async ({
  invitation = { affiliateCode: '', referralCode: '' },
  language = 'EN',
  onLogin = () => undefined,
}: Options = {}) => {
  const ports = makePorts();
  const sms = makeCode('register');
  const { countries, load: loadCountries } = makeCountries();
  const machine = registrationMachine.provide({
    actors: {
      loadSetup: ports.loadSetup.logic,
      checkPatterns: ports.checkPatterns.logic,
      checkAffiliate: ports.checkAffiliate.logic,
      confirmCode: ports.confirmCode.logic,
      register: ports.register.logic,
      loadMember: ports.loadMember.logic,
      endSession: ports.endSession.logic,
      captcha: captchaMachine.provide({ actors: { fetchCaptcha: ports.fetchCaptcha.logic } }),
      fieldCheck: fieldCheckMachine.provide({ actors: { check: ports.check.logic } }),
      humanVerification: humanVerificationMachine.provide({
        actors: {
          fetchChallenge: ports.fetchChallenge.logic,
          solveChallenge: ports.solveChallenge.logic,
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { invitation } });
  actor.start();
  const view = await renderView(
    <RegistrationScreen
      registration={actor}
      countries={countries}
      code={sms.code}
      onLogin={onLogin}
      mobile={(props) => <MobileNumber {...props} countries={countries} code={sms.code} />}
      sendCode={<SendCode code={sms.code} />}
      captcha={<Captcha registration={actor} />}
      social={
        <Button
          onClick={({ currentTarget }) =>
            actor.send({
              type: 'social.choose',
              provider: 'google',
              ageConfirmed: isTickedNear(currentTarget, 'ageConfirmed'),
              termsAccepted: isTickedNear(currentTarget, 'termsAccepted'),
            })
          }
        >
          Continue with Google
        </Button>
      }
    />,
    language,
  );
  return { actor, ports, sms, loadCountries, view };
};
export type RegistrationWorld = Awaited<ReturnType<typeof renderRegistration>>;

function Captcha({ registration }: { registration: RegistrationRef }) {
  const say = useMessage('validation');
  const captcha = useSelector(registration, selectCaptcha);
  const error = useSelector(registration, selectFieldErrors).captcha;
  const isBusy = useSelector(registration, selectIsBusy);
  return captcha ? (
    <CaptchaField
      captcha={captcha}
      error={say(error)}
      required
      isReadOnly={isBusy}
      onType={() => registration.send({ type: 'field.changed', field: 'captcha' })}
    />
  ) : null;
}

export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const tab = (name: string) => screen.getByRole('tab', { name });
/** A field without a role is found by its label, which may end in a star. */
export const labelled = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\*?$`));
