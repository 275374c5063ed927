import { readPhone, type Phone } from '../../contract/phone';

/** A mobile number as it is stored (E.164), however its trunk zero was sent. */
export const storedPhone = ({ countryDialingCode, mobileNum }: Phone): string =>
  `+${countryDialingCode}${readPhone(mobileNum, countryDialingCode, []).mobileNum}`;
