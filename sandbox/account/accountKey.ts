/**
 * The queue of an account, by its username in lower case: of one that does not exist too, so that
 * guessing waits its turn.
 */
export const accountKey = (username: string): string => `account:${username}`;
