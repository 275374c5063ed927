import type { Page } from '@playwright/test';

type Shifts = { sum: number; jumps: string[] };
/** Notes what moves by itself from the next page on; the result tells how much, and what. */
export const watchShifts = async (page: Page): Promise<() => Promise<Shifts>> => {
  await page.addInitScript(() => {
    let sum = 0;
    const jumps: string[] = [];
    new PerformanceObserver((found) => {
      for (const entry of found.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        sum += entry.value;
        jumps.push(
          [
            entry.value.toFixed(4),
            ...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)),
          ].join(' '),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => ({ sum, jumps }) });
  });
  return () =>
    page.evaluate(() => (window as unknown as { layoutShift: () => Shifts }).layoutShift());
};
