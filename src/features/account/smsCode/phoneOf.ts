import type { Phone } from '../../../../machines/account/smsCode/smsCode.selectors';
import { textOf } from '../../../ui/formText';

/** The mobile number of a form, as typed. */
export const phoneOf = (form: HTMLFormElement): Phone => {
  const data = new FormData(form);
  return {
    countryDialingCode: textOf(data, 'countryDialingCode'),
    mobileNum: textOf(data, 'mobileNum'),
  };
};
