import type { Country } from '../../../contract/domain';
import type { CountriesSnapshot } from './countries.machine';

/** Holds until the platform's list is there, so that a number can be typed at once. */
const HOME: Country[] = [{ countryCode: 'MM', countryDialingCode: '95' }];

/** The countries with their dialing codes; the home country alone while none were read. */
export const selectCountries = (s: CountriesSnapshot) =>
  s.context.value?.length ? s.context.value : HOME;
