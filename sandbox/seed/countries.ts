import type { Country } from '../../contract/domain';

/** Myanmar first, then its neighbours, then the others by name. */
const DIALING_CODES = [
  ['MM', '95'], ['TH', '66'], ['CN', '86'], ['IN', '91'], ['LA', '856'], ['BD', '880'],
  ['AU', '61'], ['AT', '43'], ['BE', '32'], ['BR', '55'], ['BN', '673'], ['KH', '855'], ['CA', '1'], ['DK', '45'], ['FI', '358'],
  ['FR', '33'], ['DE', '49'], ['HK', '852'], ['ID', '62'], ['IE', '353'], ['IT', '39'], ['JP', '81'], ['KZ', '7'], ['MO', '853'],
  ['MY', '60'], ['MV', '960'], ['MN', '976'], ['NP', '977'], ['NL', '31'], ['NZ', '64'], ['NO', '47'], ['PK', '92'], ['PH', '63'],
  ['QA', '974'], ['SA', '966'], ['SG', '65'], ['ZA', '27'], ['KR', '82'], ['ES', '34'], ['LK', '94'], ['SE', '46'], ['CH', '41'],
  ['TW', '886'], ['TR', '90'], ['AE', '971'], ['GB', '44'], ['US', '1'], ['VN', '84'],
] as const;

/** Country codes, spec §3: where a mobile number may come from. */
export const countries: readonly Country[] = DIALING_CODES.map(([countryCode, countryDialingCode]) => ({ countryCode, countryDialingCode }));
