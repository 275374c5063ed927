import type { RegisterMobileRequest, RegisterRequest } from '../../../../contract/registration';
import type {
  RegisterInput,
  RegisterValues,
} from '../../../../machines/account/registration/registration.types';

/** The payload of spec §3 without empty fields. `href` is the address of the page with the form. */
const registerBodyOf = (
  {
    values,
    phone,
    captchaKey,
    captchaAlternative,
    humanVerification,
    firebaseIdToken,
  }: RegisterInput,
  href: string,
): Omit<RegisterRequest, 'username' | 'password' | 'confirmPassword'> => {
  const { hostname, origin, pathname } = new URL(href);
  const {
    captcha,
    verificationCode,
    username: _,
    password: _password,
    confirmPassword: _confirmed,
    mobileNum: _mobileNum,
    ...rest
  } = filled(values);
  return {
    ...rest,
    ...phone,
    ...captchaOf(captcha, captchaKey, captchaAlternative),
    ...(firebaseIdToken !== null
      ? { firebaseChannel: 'firebase', firebaseIdToken }
      : verificationCode !== undefined && { verificationCode }),
    humanVerification,
    domain: hostname,
    registerUrl: origin + pathname,
    registerMethod: 'WEB',
    login: true,
  };
};

/** The payload of a registration by username. */
export const usernameBodyOf = (input: RegisterInput, href: string): RegisterRequest => {
  const { username = '', password = '', confirmPassword = '' } = input.values;
  return { ...registerBodyOf(input, href), username, password, confirmPassword };
};

/** The payload of a registration by mobile number. */
export const mobileBodyOf = (input: RegisterInput, href: string): RegisterMobileRequest => {
  const { countryDialingCode = '', mobileNum = '' } = input.phone ?? {};
  const { password, confirmPassword } = filled(input.values);
  return {
    ...registerBodyOf(input, href),
    countryDialingCode,
    mobileNum,
    ...(password !== undefined && { password }),
    ...(confirmPassword !== undefined && { confirmPassword }),
  };
};

const captchaOf = (
  captcha: string | undefined,
  captchaKey: string | null,
  captchaAlternative: string | null,
) => {
  if (captchaAlternative !== null) return { captchaAlternative };
  return captcha !== undefined && captchaKey !== null ? { captcha, captchaKey } : {};
};

const filled = (values: RegisterValues): RegisterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
