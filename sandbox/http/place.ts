import type { Context } from 'hono';

/** The place of a call among those that run at once (./admission.ts). */
export type Place = {
  /** Gives the place back; nothing when it was given back already. */
  leave(): void;
  /** Takes a place again if it was given back; false when none came free in time. */
  back(): Promise<boolean>;
  /** Seconds after which one who was turned away may find a place. */
  retryAfter(): number;
};

/** Milliseconds in which a body has arrived that was sent at once. */
const AT_ONCE = 25;

const places = new WeakMap<Context, Place>();

/** Tells those who answer a call of its place. */
export const holdPlace = (c: Context, place: Place): void => {
  places.set(c, place);
};

/**
 * Waits for what the caller still sends. A slow caller has no place meanwhile: many of them would
 * keep all others out. `retryAfter`: no place came free afterwards.
 */
export const fromCaller = async <T>(
  c: Context,
  arriving: Promise<T>,
): Promise<{ arrived: T } | { retryAfter: number }> => {
  const place = places.get(c);
  if (!place) return { arrived: await arriving };
  const late = setTimeout(() => place.leave(), AT_ONCE);
  const arrived = await arriving.finally(() => clearTimeout(late));
  return (await place.back()) ? { arrived } : { retryAfter: place.retryAfter() };
};
