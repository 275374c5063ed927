import { MOBILE_DIGITS } from '../../../contract/constants';
import { codeDigits, readPhone } from '../../../contract/phone';
import { findFieldError } from '../../shared/fieldRules';
import type { Message } from '../../shared/message';
import type {
  CodeForm,
  EmailForm,
  ForgotPasswordContext,
  PhoneForm,
  RecoveryField,
} from './forgotPassword.types';

type Errors = Partial<Record<RecoveryField, Message>>;

const EMAIL = /^[^@\s]+@[^@\s]+$/;

/** Username and e-mail, each with its rule (spec §5 Forgot by email). */
export const emailErrors = ({ setup: given }: ForgotPasswordContext, form: EmailForm): Errors => {
  const { username, email } = trimmed(form);
  const rule = given?.rules['username'];
  return {
    ...(username === ''
      ? { username: { key: 'validation:empty' } }
      : rule &&
        findFieldError('username', username, { ...rule, required: true }) && {
          username: { key: 'validation:accountFormat' },
        }),
    ...(email === ''
      ? { email: { key: 'validation:empty' } }
      : !EMAIL.test(email) && { email: { key: 'validation:emailFormat' } }),
  };
};

/** Code and new password are required. */
export const codeErrors = ({ setup: given }: ForgotPasswordContext, form: CodeForm): Errors => {
  const rule = given?.rules['password'];
  const password =
    form.newPassword === ''
      ? { key: 'validation:empty' }
      : rule?.enabled
        ? findFieldError('password', form.newPassword, rule)
        : null;
  return {
    ...(codeDigits(form.code) === '' && { code: { key: 'validation:verificationCode' } }),
    ...(password && { newPassword: password }),
  };
};

/** Mobile, code and new password are required (spec §5 Forgot by phone). */
export const phoneErrors = (context: ForgotPasswordContext, form: PhoneForm): Errors => {
  const { mobileNum } = asTravels(form);
  return {
    ...((mobileNum.length < MOBILE_DIGITS.min || mobileNum.length > MOBILE_DIGITS.max) && {
      mobileNum: { key: 'validation:mobileNumber' },
    }),
    ...codeErrors(context, form),
  };
};

/** The form as it is sent, without spaces around. */
export const trimmed = ({ username, email }: EmailForm): EmailForm => ({
  username: username.trim(),
  email: email.trim(),
});
/** The form as it is sent, its code in ASCII digits. */
export const digitsOnly = ({ code, newPassword }: CodeForm): CodeForm => ({
  code: codeDigits(code),
  newPassword,
});
/** The form as it is sent: the number in parts, the code in ASCII digits. */
export const asTravels = ({ countryDialingCode, mobileNum, ...form }: PhoneForm): PhoneForm => ({
  ...readPhone(mobileNum, countryDialingCode, [countryDialingCode]),
  ...digitsOnly(form),
});
