import { assign, enqueueActions, not, raise, sendTo, setup, stateIn } from 'xstate';
import type { RegisterField } from '../../../contract/registerFields';
import type { SocialProvider } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import { fieldCheckMachine } from '../fieldCheck/fieldCheck.machine';
import { captchaMachine } from '../captcha/captcha.machine';
import {
  humanVerificationMachine,
  type VerificationOutput,
} from '../humanVerification/humanVerification.machine';
import { faultMessage } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, guardWithin, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import { refusalOf } from '../../shared/refusal';
import type { RequirementMeta } from '../../shared/requirements';
import {
  fieldsOfForm,
  findConsentErrors,
  findErrors,
  patternErrors,
  patternsOf,
  phoneOf,
  valuesOf,
} from './registration.fields';
import type {
  AffiliateOutcome,
  ConsentField,
  ConfirmCodeInput,
  ConfirmCodeOutcome,
  PatternTry,
  RegisterForm,
  RegisterFormField,
  RegisterInput,
  RegisterOutcome,
  RegisterSetup,
  RegisterWay,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput,
} from './registration.types';
import { withoutField } from '../../shared/withoutField';

/** The fields of the form that is sent. Only a form that was set up can be. */
const fieldsFor = ({ setup: given, invitation }: RegistrationContext, form: RegisterForm) =>
  given ? fieldsOfForm(form, given, invitation) : [];
const errorsOf = (context: RegistrationContext, form: RegisterForm) =>
  findErrors(form, fieldsFor(context, form));
/** The patterns that the values of the form have to match, with their values. */
export const patternTries = (context: RegistrationContext) =>
  context.form ? patternsOf(context.form, fieldsFor(context, context.form)) : [];
/** What is sent of the form. */
export const registerInputOf = (context: RegistrationContext): RegisterInput => {
  const form = context.form as RegisterForm;
  return {
    way: form.way,
    values: valuesOf(form, fieldsFor(context, form)),
    phone: phoneOf(form),
    captchaKey: form.captchaKey,
    captchaAlternative: form.captchaAlternative,
    humanVerification: context.humanVerification ?? '',
    firebaseIdToken: context.firebaseIdToken,
  };
};
/** The invitation code of the form; empty for none. */
export const affiliateOf = ({ form }: RegistrationContext) =>
  form?.values.affiliateCode?.trim() ?? '';

/** What the chart is made of; it stands in `registration.machine.ts` and `states/`. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      loadSetup: 'loadSetup';
      reloadSetup: 'loadSetup';
      checkPatterns: 'checkPatterns';
      checkAffiliate: 'checkAffiliate';
      humanVerification: 'humanVerification';
      confirmCode: 'confirmCode';
      register: 'register';
      loadMember: 'loadMember';
      endSession: 'endSession';
      captcha: 'captcha';
      usernameCheck: 'fieldCheck';
      mobileNumCheck: 'fieldCheck';
      emailCheck: 'fieldCheck';
    },
  },
  actors: {
    loadSetup: port<RegisterSetup, void>('loadSetup'),
    /**
     * Resolves with the fields whose value does not match. One that cannot be tried in time counts
     * as matching.
     */
    checkPatterns: port<RegisterField[], { tries: PatternTry[] }>('checkPatterns'),
    checkAffiliate: port<AffiliateOutcome, { code: string }>('checkAffiliate'),
    confirmCode: port<ConfirmCodeOutcome, ConfirmCodeInput>('confirmCode'),
    register: port<RegisterOutcome, RegisterInput>('register'),
    loadMember: port<Member, void>('loadMember'),
    endSession: port<null, void>('endSession'),
    captcha: captchaMachine,
    fieldCheck: fieldCheckMachine,
    humanVerification: humanVerificationMachine,
  },
  guards: {
    isClosed: (_, given: RegisterSetup) => given.ways.length === 0,
    isOtherWay: ({ context }, { to, from }: { to: RegisterWay; from: RegisterWay }) =>
      to !== from && context.setup?.ways.includes(to) === true,
    isMobileOffered: ({ context }) => context.setup?.ways.includes('mobile') === true,
    isFormBusy: not(stateIn('#registration.form.step.fields')),
    isWithoutConsent: (_, consents: Record<ConsentField, boolean>) =>
      Object.keys(findConsentErrors(consents)).length > 0,
    hasCaptcha: ({ context }) => context.setup?.rules['captcha']?.enabled === true,
    hasErrors: ({ context }, form: RegisterForm) => Object.keys(errorsOf(context, form)).length > 0,
    hasFailedPatterns: (_, failed: RegisterField[]) => failed.length > 0,
    hasAffiliateCode: ({ context }) => affiliateOf(context) !== '',
    hasReceipt: ({ context }) =>
      context.form !== null &&
      context.form.receipt !== null &&
      (context.form.values.verificationCode ?? '') !== '',
  },
  actions: {
    keepSetup: assign((_, given: RegisterSetup) => ({ setup: given, message: null })),
    keepForm: assign(
      (
        _,
        {
          way,
          values,
          countryDialingCode,
          receipt,
          captchaKey,
          captchaAlternative,
          ageConfirmed,
          termsAccepted,
        }: RegisterForm,
      ) => ({
        form: {
          way,
          values,
          countryDialingCode,
          receipt,
          captchaKey,
          captchaAlternative,
          ageConfirmed,
          termsAccepted,
        },
        fieldErrors: {},
        message: null,
      }),
    ),
    forgetAttempt: assign({ form: null, humanVerification: null, firebaseIdToken: null }),
    clearErrors: assign({ fieldErrors: {}, message: null }),
    /** The repeat of a password is judged by the password: its error goes with it. */
    clearError: assign(({ context }, field: RegisterFormField) => {
      const rest = withoutField(context.fieldErrors, field);
      return { fieldErrors: field === 'password' ? withoutField(rest, 'confirmPassword') : rest };
    }),
    showErrors: assign(({ context }, form: RegisterForm) => {
      const fieldErrors = errorsOf(context, form);
      const isIncomplete = Object.values(fieldErrors).some(
        (error) => 'key' in error && error.key === 'validation:empty',
      );
      return { fieldErrors, message: isIncomplete ? { key: 'validation:markedRequired' } : null };
    }),
    showPatternErrors: assign(({ context }, failed: RegisterField[]) =>
      context.form ? { fieldErrors: patternErrors(failed, fieldsFor(context, context.form)) } : {},
    ),
    /** A social account makes a member too: they have to be 18 and to agree. */
    showConsentErrors: assign((_, consents: Record<ConsentField, boolean>) => ({
      fieldErrors: findConsentErrors(consents),
      message: null,
    })),
    showInvitationError: assign({
      fieldErrors: { affiliateCode: { key: 'validation:invitationCode' } },
    }),
    showCodeRefusal: assign((_, outcome: OfKind<ConfirmCodeOutcome, 'refused'>) => ({
      fieldErrors: { verificationCode: outcome.message },
    })),
    showRefusal: assign((_, outcome: OfKind<RegisterOutcome, 'refused'>) => refusalOf(outcome)),
    showVerificationFault: assign((_, output: OfKind<VerificationOutput, 'unsolved' | 'faulted'>) =>
      output.kind === 'faulted' ? { message: output.message } : {},
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    keepVerification: assign((_, { solution }: OfKind<VerificationOutput, 'passed'>) => ({
      humanVerification: solution,
    })),
    keepIdToken: assign((_, outcome: OfKind<ConfirmCodeOutcome, 'confirmed'>) => ({
      firebaseIdToken: outcome.idToken,
    })),
    keepMember: assign((_, member: Member) => ({ member })),
    keepSocial: assign((_, social: SocialProvider) => ({ social })),
    /** The messages beside the fields are in the old language. */
    checkAgain: enqueueActions(({ enqueue }) => {
      for (const check of ['usernameCheck', 'mobileNumCheck', 'emailCheck'] as const)
        enqueue.sendTo(check, { type: 'check.again' });
    }),
    requireCaptcha: raise({ type: 'captcha.required' }),
    /** A registration that was refused, or whose answer was lost, may have used up its captcha. */
    spendCaptcha: raise({ type: 'captcha.spent' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renew' }),
    notifyUnread: enqueueActions((scope) =>
      pushToast(scope, { tone: 'warning', message: { key: 'registration:registeredLogIn' } }),
    ),
  },
}).extend({
  guards: {
    ...kindGuards('accepted', 'passed', 'confirmed', 'granted'),
    isCaptchaRequired: guardWithin<RegisterOutcome, 'refused'>('refused', ({ captcha }) => captcha),
  },
});
/** Writers of the `onDone` and `onError` of this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(registrationSetup);
