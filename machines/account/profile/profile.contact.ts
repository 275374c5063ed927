import { MOBILE_DIGITS } from '../../../contract/constants';
import { codeDigits, readPhone } from '../../../contract/phone';
import type { Contact, ContactErrors } from './profile.types';

/** A contact as it is sent: the number in parts, the code in ASCII digits. */
export const contactOf = (typed: Contact): Contact => ({
  ...typed,
  ...(typed.kind === 'mobile' &&
    readPhone(typed.mobileNum, typed.countryDialingCode, [typed.countryDialingCode])),
  verificationCode: codeDigits(typed.verificationCode),
});

/** What cannot be sent (spec §5 Form rules). */
export const contactErrors = (typed: Contact): ContactErrors => {
  const contact = contactOf(typed);
  const { length } = contact.kind === 'mobile' ? contact.mobileNum : '';
  return {
    ...(contact.kind === 'mobile' &&
      (length < MOBILE_DIGITS.min || length > MOBILE_DIGITS.max) && {
        mobileNum: { key: 'validation:mobileNumber' },
      }),
    ...(contact.verificationCode === '' && {
      verificationCode: { key: 'validation:verificationCode' },
    }),
  };
};
