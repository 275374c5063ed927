/** Countries with their names in a language (HTML tag), in the order given. */
export const withNames = <TCountry extends { countryCode: string }>(
  countries: readonly TCountry[],
  language: string,
): (TCountry & { name: string })[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countries.map((country) => ({ ...country, name: nameOf(names, country.countryCode) }));
};

/** Intl refuses an invalid code; it is shown unchanged. */
const nameOf = (names: Intl.DisplayNames, countryCode: string): string => {
  try {
    return names.of(countryCode) ?? countryCode;
  } catch {
    return countryCode;
  }
};
