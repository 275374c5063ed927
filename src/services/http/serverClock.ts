/**
 * The platform's time as its answers tell it, so that a device with a wrong clock can still seal
 * its calls.
 */
export type ServerClock = {
  /** Epoch seconds. */
  seconds: () => number;
  /** Learns from an answer's `Date` header; ignores null and malformed dates. */
  learn: (date: string | null) => void;
};

/** A clock that shows the device's time until an answer corrects it. */
export const createServerClock = (now: () => number): ServerClock => {
  let offset = 0;
  return {
    seconds: () => Math.floor((now() + offset) / 1_000),
    learn: (date) => {
      const time = date === null ? Number.NaN : Date.parse(date);
      if (!Number.isNaN(time)) offset = time - now();
    },
  };
};
