/**
 * A message for the person: our locale key (`namespace:path`), or a sentence of the platform, which
 * comes in the caller's language already.
 */
export type Message = { key: string; values?: Record<string, string | number> } | { text: string };

/** Why a call brought no answer: what a port rejects with carries one of these as `kind`. */
export type FaultKind = 'session' | 'offline' | 'timeout' | 'busy' | 'fault';

const FAULT_KEYS: Record<Exclude<FaultKind, 'busy'>, string> = {
  session: 'errors:notLoggedIn',
  offline: 'errors:network',
  timeout: 'errors:loadTimeout',
  fault: 'errors:system',
};

/**
 * What to say of a rejected call (spec §8). A busy platform (429) says how many seconds to wait.
 */
export const faultMessage = (error: unknown): Message => {
  const { kind, retryAfter } = (error ?? {}) as { kind?: FaultKind; retryAfter?: number };
  if (kind === 'busy')
    return { key: 'errors:tooManyRequests', values: { seconds: retryAfter ?? 1 } };
  return { key: FAULT_KEYS[kind ?? 'fault'] ?? FAULT_KEYS.fault };
};

/** A port was refused because nobody is signed in any more. */
export const isSessionFault = (error: unknown): boolean =>
  (error as { kind?: FaultKind } | null)?.kind === 'session';

/** The platform was too busy (429) to look at it: nothing was done. */
export const isBusyFault = (error: unknown): boolean =>
  (error as { kind?: FaultKind } | null)?.kind === 'busy';

/** Params for an action or guard of `onError`: what the port rejected with. */
export const errorOf = ({ event }: { event: { error: unknown } }) => event.error;

/**
 * What `onFault` gets for a write that may have been done though no answer came: its machine has
 * the states `expired` and `undecided`, and goes to `turnedAway` where nothing was done.
 */
export const unanswered = (machine: string, turnedAway: string) =>
  [
    { guard: 'isSessionLost', target: `#${machine}.expired` },
    { guard: 'isTurnedAway', target: `#${machine}.${turnedAway}`, actions: 'showFault' },
    { target: `#${machine}.undecided`, actions: 'showFault' },
  ] as const;
