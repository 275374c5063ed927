import type { Page } from '@playwright/test';

export type Fling = { frames: number[]; blank: number };

const OPTIONS = { far: 400, limit: 20_000, places: [0.15, 0.35, 0.5, 0.65, 0.85] } as const;

/**
 * From the top of the list of tiles to its end, 400 px a frame, for at most 20 s: ms of each frame,
 * and in another pass how many frames showed no tiles at most places of the window.
 */
export const fling = async (page: Page): Promise<Fling> => ({
  frames: (await pass(page, [])).frames,
  blank: (await pass(page, OPTIONS.places)).blank,
});

/**
 * Checks the given places in each frame. The check takes longer than many frames, so frames are
 * timed in another pass.
 */
const pass = (page: Page, places: readonly number[]): Promise<Fling> =>
  page.evaluate(
    ({ far, limit, places: looked }) =>
      new Promise<Fling>((resolve, reject) => {
        const list = document.querySelector('[role="list"][aria-label="Slots"]');
        if (!list) return reject(new Error('There is no list of tiles.'));
        scrollTo(0, list.getBoundingClientRect().top + scrollY);
        const frames: number[] = [];
        const start = performance.now();
        const { left, right } = list.getBoundingClientRect();
        const end = list.getBoundingClientRect().bottom + scrollY - innerHeight;
        let [blank, before] = [0, start];
        const look = (now: number) => {
          frames.push(now - before);
          before = now;
          if (scrollY >= end || now - start > limit)
            return resolve({ frames: frames.slice(1), blank });
          // For each place, one of two points that are further apart than the gap between two
          // tiles.
          const isFilled = (y: number) =>
            [0, 16].some((off) =>
              document
                .elementFromPoint((left + right) / 2 + off, y + off)
                ?.closest('[role="listitem"]'),
            );
          if (looked.filter((part) => isFilled(part * innerHeight)).length < looked.length / 2)
            blank += 1;
          scrollBy(0, far);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { far: OPTIONS.far, limit: OPTIONS.limit, places: [...places] },
  );
