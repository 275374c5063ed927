import { maskedNumber } from '../base/maskedNumber';

/**
 * What stands for a nickname that was not given: the username, and never the whole number of an
 * account that has no other name.
 */
export const nicknameWithout = (username: string): string =>
  username.startsWith('+') ? maskedNumber(username) : username;
