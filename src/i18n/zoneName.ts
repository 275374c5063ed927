import { useMemo } from 'react';
import { joinSyllables } from './burmese';
import { useLanguageTag, useT } from './i18n';

/** The zones of the packs of rules. Chromium has no Burmese names of zones. */
const NAMED = [
  'Asia/Yangon',
  'Europe/London',
  'Europe/Malta',
  'Europe/Stockholm',
  'America/Toronto',
] as const;

/** A time zone as people call it, such as `Myanmar Time`; its identifier is for programs. */
export const useZoneName = (timeZone: string): string => {
  const language = useLanguageTag();
  const t = useT('common');
  const named = NAMED.find((zone) => zone === timeZone);
  return useMemo(
    () => (named ? t(`zones.${named}`) : zoneName(timeZone, language)),
    [named, t, timeZone, language],
  );
};

/** The name of a time zone in a language; one that the browser does not know is called as it is. */
export const zoneName = (timeZone: string, language: string): string =>
  joinSyllables(nameOf(timeZone, language) ?? timeZone);

const nameOf = (timeZone: string, language: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
};
