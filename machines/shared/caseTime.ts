/**
 * The time in case files: a plausible day for readers of the catalogue. No machine asks for the
 * date.
 */
export const CASE_TIME = Date.UTC(2026, 10, 20, 4, 30);
