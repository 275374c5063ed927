/** The platform's own time, which QA moves; checks against a real client's clock use `real()`. */
export type Clock = {
  /** Epoch milliseconds of the platform, offset included. */
  now(): number;
  /** The same as a Date, this many milliseconds later. */
  date(later?: number): Date;
  /** Epoch milliseconds without the offset. */
  real(): number;
  offset(): number;
  setOffset(milliseconds: number): void;
};

/** Creates a clock without an offset; `real` replaces the system clock. */
export const createClock = (real: () => number = Date.now): Clock => {
  let offset = 0;
  const now = () => real() + offset;
  return {
    now,
    date: (later = 0) => new Date(now() + later),
    real,
    offset: () => offset,
    setOffset: (milliseconds) => {
      offset = milliseconds;
    },
  };
};
