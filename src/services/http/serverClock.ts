/**
 * The platform's time as far as its answers tell it, so that a device with a wrong clock is not
 * locked out by sealed calls.
 */
export type ServerClock = {
  /** Epoch seconds. */
  seconds: () => number;
  /** Learns from an answer's `Date` header; null or nonsense teaches nothing. */
  learn: (date: string | null) => void;
};

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
