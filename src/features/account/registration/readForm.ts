import {
  isDigitsOnly,
  isMonthFirst,
  type AskedField,
} from '../../../../machines/account/registration/registration.selectors';
import type {
  RegisterForm,
  RegisterValues,
  RegisterWay,
} from '../../../../machines/account/registration/registration.types';
import { inAscii } from '../../../ui/digits';
import { textIfAny, textOf } from '../../../ui/formText';

/** The values of the register form; reads only the fields of the chosen tab. */
export const readForm = (
  data: FormData,
  way: RegisterWay,
  fields: readonly AskedField[],
): RegisterForm => {
  const values: RegisterValues = {};
  for (const { field, rule, isAsked } of fields) {
    const value = textIfAny(data, field);
    if (isAsked && value !== null) values[field] = sentOf(field, rule, value);
  }
  // The platform may require the captcha although no rule names it.
  const captcha = textIfAny(data, 'captcha');
  return {
    way,
    values: captcha === null ? values : { ...values, captcha },
    countryDialingCode: textOf(data, 'countryDialingCode'),
    receipt: textOf(data, 'receipt') || null,
    captchaKey: textOf(data, 'captchaKey') || null,
    captchaAlternative: textOf(data, 'captchaAlternative') || null,
    ageConfirmed: data.has('ageConfirmed'),
    termsAccepted: data.has('termsAccepted'),
  };
};

/** A login password is sent as it was typed, because it is compared so at every login. */
const sentOf = (field: AskedField['field'], rule: AskedField['rule'], value: string): string => {
  if (field === 'birthday' && isMonthFirst(rule)) return monthFirst(value);
  if (field === 'password' || field === 'confirmPassword') return value;
  return field === 'whatsapp' || isDigitsOnly(rule) ? inAscii(value) : value;
};

/** Changes yyyy-MM-dd, the format of a date field, to MM-dd-yyyy. */
const monthFirst = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2-$3-$1');
