import { useMemo } from 'react';
import { joinSyllables } from './burmese';
import { useLanguageTag } from './i18n';

/** A time zone as people call it, such as `Myanmar Time`; its identifier is for programs. */
export const useZoneName = (timeZone: string): string => {
  const language = useLanguageTag();
  return useMemo(() => zoneName(timeZone, language), [timeZone, language]);
};

/** The name of a time zone in a language. */
export const zoneName = (timeZone: string, language: string): string => {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' });
  const name = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return joinSyllables(name ?? timeZone);
};
