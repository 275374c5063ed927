import {
  isMonthFirst,
  type AskedField,
} from '../../../../machines/account/registration/registration.selectors';
import type {
  RegisterForm,
  RegisterValues,
  RegisterWay,
} from '../../../../machines/account/registration/registration.types';
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
    if (isAsked && value !== null)
      values[field] = field === 'birthday' && isMonthFirst(rule) ? monthFirst(value) : value;
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

/** Changes yyyy-MM-dd, the format of a date field, to MM-dd-yyyy. */
const monthFirst = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2-$3-$1');
