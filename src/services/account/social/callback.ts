/**
 * What the callback page of a social account hands over: the answer of an authorization endpoint
 * (RFC 6749 §4.1.2). It comes from the window and by a BroadcastChannel named after `state`.
 */
export type Callback = {
  type: 'socialAnswered';
  state: string;
  code: string | null;
  error: string | null;
  /** Who says to have answered (RFC 9207). */
  issuer: string | null;
  /** Whose redirect it was: each provider has its own. */
  account: string | null;
};
