import { readPhone, type Phone } from '../../contract/phone';

/** A mobile number as it is stored (E.164), with or without its trunk zero in the input. */
export const storedPhone = ({ countryDialingCode, mobileNum }: Phone): string =>
  `+${countryDialingCode}${readPhone(mobileNum, countryDialingCode, []).mobileNum}`;
