/**
 * assumed: when a session ends. `idleHours`: after its last use. `days`: after the login, however
 * much it is used. `most`: live sessions of an account; a login above it ends the one that was
 * used longest ago.
 */
export const SESSION_LIMITS = { idleHours: 2, days: 30, most: 20 } as const;
/** assumed: seconds in which a ticket opens the stream of a chat, once. */
export const CHAT_TICKET_SECONDS = 30;
/**
 * assumed: the link of a login (`?token=`). `seconds`: how long it can be claimed, once.
 * `choiceMinutes`: how long the claim waits for the person who is asked who to be.
 */
export const LOGIN_LINK = { seconds: 60, choiceMinutes: 10 } as const;
/** assumed: the code of a recovery by e-mail, which works once. */
export const RECOVERY_CODE = { digits: 10, minutes: 30 } as const;

/** Seconds after which a call that waits for the end of its session is answered without it. */
export const SESSION_WATCH_SECONDS = 25;
