/** Page of ours that a social account sends the person back to, and the channel by which it reaches the page that asked. */
export const CALLBACK_PAGE = '/social.html';
export const CALLBACK_CHANNEL = 'croupier.social';

/** What the callback page hands over: the answer of an authorization endpoint (RFC 6749 §4.1.2). */
export type Callback = { type: 'socialAnswered'; state: string; code: string | null; error: string | null };
