/**
 * Another service that a call needs does not answer. The caller may try again later: no fault of
 * the platform, and no refusal of what was sent.
 */
export class Unavailable extends Error {}
