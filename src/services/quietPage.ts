/** Milliseconds without a new file or answer after which a page is settled. */
const SETTLED = 1_000;
/**
 * The line is free sooner: after `least`, and `roundTrips` times what an answer takes. Between two
 * answers of a slow line much time passes.
 */
const FREE = { least: 250, roundTrips: 5 };
/** Milliseconds after which neither is waited for, although the page still loads. */
const LONGEST = 10_000;

/**
 * Resolves when nothing was fetched for so many milliseconds. `roundTrip`: the quickest answer of
 * the platform, in milliseconds; Infinity before the first.
 */
const quiet = (restOf: (roundTrip: number) => number): Promise<void> =>
  new Promise<void>((resolve) => {
    let roundTrip = Infinity;
    let rest = setTimeout(resolve, restOf(roundTrip));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[])
        // The platform's answers are never cached.
        if (entry.initiatorType === 'fetch') roundTrip = Math.min(roundTrip, entry.duration);
      clearTimeout(rest);
      rest = setTimeout(resolve, restOf(roundTrip));
    }).observe({ type: 'resource', buffered: true });
    setTimeout(resolve, LONGEST);
  });

let settled: Promise<void> | undefined;
let free: Promise<void> | undefined;

/**
 * Resolves when the page is idle, so when nothing was fetched for a while: for work that nobody
 * waits for.
 */
export const pageSettled = (): Promise<void> => (settled ??= quiet(() => SETTLED));

/** Resolves when the page's own files have come: for what has an empty place on it. */
export const lineFree = (): Promise<void> =>
  (free ??= quiet((roundTrip) => Math.min(SETTLED, FREE.least + FREE.roundTrips * roundTrip)));
