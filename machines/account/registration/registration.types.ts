import type { RegisterField } from '../../../contract/constants';
import type { Member, RegisterRules, SocialProvider } from '../../../contract/domain';
import type { Phone } from '../../../contract/phone';
import type { LoginOutput } from '../login/login.types';
import type { Grant } from '../../shared/grant';
import type { Message } from '../../shared/message';

export type RegisterWay = 'username' | 'mobile';
/** What the platform lets people register with (spec §2 Register form, §6 flags). */
export type RegisterSetup = {
  /** Mobile first when it is on; empty where registration is closed. */
  ways: RegisterWay[];
  /** A registration by mobile number asks for a password too (MOBILENUMPASSREG3). */
  asksMobilePassword: boolean;
  /** A mobile number is proved by a code (REGMOBVERF3). */
  verifiesMobile: boolean;
  rules: RegisterRules;
};
/**
 * Codes of the address that brought the person here (`?affiliateCode=`, `?referralCode=`); empty
 * for none.
 */
export type Invitation = { affiliateCode: string; referralCode: string };

export type RegisterValues = Partial<Record<RegisterField, string>>;
export type ConsentField = 'ageConfirmed' | 'termsAccepted';
export type RegisterFormField = RegisterField | ConsentField;
export type RegisterForm = {
  way: RegisterWay;
  /** As typed. A field that is not on the form is not in here. */
  values: RegisterValues;
  countryDialingCode: string;
  /** What firebase gave when it sent the code; null where the platform sent it. */
  receipt: string | null;
  captchaKey: string | null;
  /** Solved verification in place of the picture; null where the picture was read. */
  captchaAlternative: string | null;
  ageConfirmed: boolean;
  termsAccepted: boolean;
};

export type PatternTry = { field: RegisterField; pattern: string; value: string };
/** `domain` is the service's to know. */
export type AffiliateOutcome = { kind: 'accepted' } | { kind: 'refused' };
export type ConfirmCodeInput = { receipt: string; code: string };
export type ConfirmCodeOutcome =
  | { kind: 'confirmed'; idToken: string }
  | { kind: 'refused'; message: Message };

export type RegisterInput = {
  way: RegisterWay;
  values: RegisterValues;
  /** Null where no number was given. */
  phone: Phone | null;
  captchaKey: string | null;
  captchaAlternative: string | null;
  humanVerification: string;
  /** What firebase vouches for; null where the platform sent the code. */
  firebaseIdToken: string | null;
};
export type RegisterOutcome = Grant | { kind: 'refused'; message: string; captcha: boolean };

export type RegistrationInput = { invitation: Invitation };
export type RegistrationContext = {
  invitation: Invitation;
  setup: RegisterSetup | null;
  /** Kept only while its request runs. */
  form: RegisterForm | null;
  humanVerification: string | null;
  firebaseIdToken: string | null;
  fieldErrors: Partial<Record<RegisterFormField, Message>>;
  message: Message | null;
  social: SocialProvider | null;
  member: Member | null;
};
export type RegistrationEvent =
  | ({ type: 'register.submit' } & RegisterForm)
  | { type: 'field.changed'; field: RegisterFormField }
  | { type: 'way.choose'; way: RegisterWay }
  | { type: 'social.choose'; provider: SocialProvider }
  /** The language changed: rules may speak otherwise now. */
  | { type: 'rules.reload' }
  | { type: 'setup.retry' }
  | { type: 'captcha.required' }
  | { type: 'captcha.spent' }
  | { type: 'verification.cancel' }
  | { type: 'registration.close' };
export type RegistrationOutput = LoginOutput | { kind: 'social'; provider: SocialProvider };
