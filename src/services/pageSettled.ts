const REST = 1_000;
/** Milliseconds after which a page counts as idle although it still loads. */
const LONGEST = 10_000;

let settled: Promise<void> | undefined;

/**
 * Resolves when the page is idle, so when nothing was fetched for a while: for work that nobody
 * waits for.
 */
export const pageSettled = (): Promise<void> => {
  settled ??= new Promise<void>((resolve) => {
    let rest = setTimeout(resolve, REST);
    new PerformanceObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(resolve, REST);
    }).observe({ type: 'resource', buffered: true });
    setTimeout(resolve, LONGEST);
  });
  return settled;
};
