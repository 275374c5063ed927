const FOLDER = '/node_modules/country-flag-icons/3x2';
// Never inlined: a page shows few of them, and each is loaded only when it comes into sight.
const urls = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Address of a country's flag (3:2) by its ISO 3166 code; undefined when there is none. */
export const flagUrl = (countryCode: string): string | undefined =>
  urls[`${FOLDER}/${countryCode.toUpperCase()}.svg`];
