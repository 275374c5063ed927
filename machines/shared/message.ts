/**
 * A message for the person: a locale key (`namespace:path`), or a text of the platform, already in
 * the caller's language.
 */
export type Message = { key: string; values?: Record<string, string | number> } | { text: string };

/**
 * Why a call got no usable answer; `domain`: it leads to a site that is not known; `tooLong`: what
 * was typed is longer than the platform takes. A port rejects with an object that carries one of
 * these as `kind`.
 */
export type FaultKind = 'session' | 'offline' | 'timeout' | 'busy' | 'domain' | 'tooLong' | 'fault';

const FAULT_KEYS: Record<Exclude<FaultKind, 'busy'>, string> = {
  session: 'errors:notLoggedIn',
  offline: 'errors:network',
  timeout: 'errors:loadTimeout',
  domain: 'errors:invalidDomain',
  tooLong: 'errors:tooLong',
  fault: 'errors:system',
};

/**
 * The message of a rejected call (spec §8). A busy platform (429) gives the seconds to wait; one
 * that refused a call has said why. A fault of the platform names the request, for support.
 */
export const faultMessage = (error: unknown): Message => {
  const { kind, retryAfter, said, reference } = (error ?? {}) as {
    kind?: FaultKind;
    retryAfter?: number;
    said?: string;
    reference?: string;
  };
  if (said) return { text: said };
  if (kind === 'busy')
    return { key: 'errors:tooManyRequests', values: { seconds: retryAfter ?? 1 } };
  if (kind === 'fault' && reference) return { key: 'errors:systemAt', values: { reference } };
  return { key: FAULT_KEYS[kind ?? 'fault'] ?? FAULT_KEYS.fault };
};

/** True when a port was refused because the session has ended. */
export const isSessionFault = (error: unknown): boolean =>
  (error as { kind?: FaultKind } | null)?.kind === 'session';

/** True when the platform was too busy (429) to handle the call: nothing was done. */
export const isBusyFault = (error: unknown): boolean =>
  (error as { kind?: FaultKind } | null)?.kind === 'busy';

/** Params for an action or guard of `onError`: the port's rejection. */
export const errorOf = ({ event }: { event: { error: unknown } }) => event.error;
