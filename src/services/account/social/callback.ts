/**
 * What the page that a social account sends the person back to hands over: the answer of an
 * authorization endpoint (RFC 6749 §4.1.2). It comes from its window and by a BroadcastChannel that
 * is named after `state`.
 */
export type Callback = {
  type: 'socialAnswered';
  state: string;
  code: string | null;
  error: string | null;
};
