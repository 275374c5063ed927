/**
 * When things happened in case files: a day a reader of the catalogue believes. No machine asks
 * what day it is.
 */
export const CASE_TIME = Date.UTC(2026, 10, 20, 4, 30);
