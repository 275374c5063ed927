/** assumed: seconds in which a ticket opens the stream of a chat, once. */
export const CHAT_TICKET_SECONDS = 30;
/**
 * assumed: the link of a login (`?token=`). `seconds`: how long it can be claimed, once.
 * `choiceMinutes`: how long the claim waits for the person who is asked who to be.
 */
export const LOGIN_LINK = { seconds: 60, choiceMinutes: 10 } as const;
