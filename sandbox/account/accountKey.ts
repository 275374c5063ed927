/**
 * The key of an account in `perAccount`: its username in lower case. A username that does not exist
 * has a queue too, so that guesses wait for each other.
 */
export const accountKey = (username: string): string => `account:${username}`;
