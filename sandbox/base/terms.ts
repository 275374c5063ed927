/** The version of terms, privacy notice and rules in the help centre: the day of its text. */
export const TERMS_VERSION = '2026-11-25';
