import type { Country } from '../../../contract/countries';
import type { CountriesSnapshot } from './countries.machine';

/** Used until the platform's list is loaded, so that a number can be typed at once. */
const HOME: Country[] = [{ countryCode: 'MM', countryDialingCode: '95' }];

/** The countries with their dialing codes; only the home country until the list is loaded. */
export const selectCountries = (s: CountriesSnapshot) =>
  s.context.value?.length ? s.context.value : HOME;
