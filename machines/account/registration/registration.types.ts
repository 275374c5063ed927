import type { RegisterField } from '../../../contract/registerFields';
import type { RegisterRules, SocialProvider } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import type { Phone } from '../../../contract/phone';
import type { LoginOutput } from '../login/login.types';
import type { Grant } from '../../shared/grant';
import type { Message } from '../../shared/message';
import type { OfKind } from '../../shared/outcome';

export type RegisterWay = 'username' | 'mobile';
/** The methods and rules of registration (spec §2 Register form, §6 flags). */
export type RegisterSetup = {
  /** Mobile first when it is on; empty when registration is closed. */
  ways: RegisterWay[];
  /** Registration by mobile number also needs a password (MOBILENUMPASSREG3). */
  asksMobilePassword: boolean;
  /** A code confirms the mobile number (REGMOBVERF3). */
  verifiesMobile: boolean;
  /** The rules ask about a deposit limit right after the registration. */
  asksLimit: boolean;
  rules: RegisterRules;
};
/** The codes in the address of the visit (`?affiliateCode=`, `?referralCode=`); empty for none. */
export type Invitation = { affiliateCode: string; referralCode: string };

export type RegisterValues = Partial<Record<RegisterField, string>>;
export type ConsentField = 'ageConfirmed' | 'termsAccepted';
export type RegisterFormField = RegisterField | ConsentField;
export type RegisterForm = {
  way: RegisterWay;
  /** As typed. Only fields of the form have an entry. */
  values: RegisterValues;
  countryDialingCode: string;
  /** Firebase's session for the code it sent; null when the platform sent the code. */
  receipt: string | null;
  captchaKey: string | null;
  /** Solved human verification instead of the picture; null when the picture was read. */
  captchaAlternative: string | null;
  ageConfirmed: boolean;
  termsAccepted: boolean;
};

export type PatternTry = { field: RegisterField; pattern: string; value: string };
/** The service adds `domain`. */
export type AffiliateOutcome = { kind: 'accepted' } | { kind: 'refused' };
export type ConfirmCodeInput = { receipt: string; code: string };
export type ConfirmCodeOutcome =
  | { kind: 'confirmed'; idToken: string }
  | { kind: 'refused'; message: Message };

export type RegisterInput = {
  way: RegisterWay;
  values: RegisterValues;
  /** Null when no number was given. */
  phone: Phone | null;
  captchaKey: string | null;
  captchaAlternative: string | null;
  humanVerification: string;
  /** Firebase's confirmation of the number; null when the platform sent the code. */
  firebaseIdToken: string | null;
};
export type RegisterOutcome =
  | Grant
  | {
      kind: 'refused';
      message: string;
      captcha: boolean;
      /** Whose value was refused; left out where none alone is the reason. */
      field?: 'password' | 'verificationCode' | 'captcha';
    };

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
  | ({ type: 'social.choose'; provider: SocialProvider } & Record<ConsentField, boolean>)
  /** The language changed: the texts of rules may differ. */
  | { type: 'rules.reload' }
  | { type: 'setup.retry' }
  | { type: 'captcha.required' }
  | { type: 'captcha.spent' }
  | { type: 'verification.cancel' }
  | { type: 'registration.close' };
/** `asksLimit`: the question about a deposit limit comes next. */
export type RegistrationOutput =
  | (OfKind<LoginOutput, 'authenticated'> & { asksLimit: boolean })
  | OfKind<LoginOutput, 'closed'>
  | { kind: 'social'; provider: SocialProvider };
