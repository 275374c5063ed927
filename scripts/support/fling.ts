import type { Page } from '@playwright/test';

export type Fling = { frames: number[]; blank: number };

const OPTIONS = { far: 400, limit: 20_000, places: [0.15, 0.35, 0.5, 0.65, 0.85] } as const;

/** From the top of the list of tiles to its end, 400 px a frame, for at most 20 s: ms of each frame, and how many had no tiles at most places of the window. */
export const fling = (page: Page): Promise<Fling> => page.evaluate(({ far, limit, places }) => new Promise<Fling>((resolve, reject) => {
  const list = document.querySelector('[role="list"][aria-label="Slots"]');
  if (!list) return reject(new Error('There is no list of tiles.'));
  scrollTo(0, list.getBoundingClientRect().top + scrollY);
  const frames: number[] = [];
  const start = performance.now();
  let [blank, before] = [0, start];
  const look = (now: number) => {
    const { left, right, bottom } = list.getBoundingClientRect();
    frames.push(now - before);
    before = now;
    if (bottom <= innerHeight || now - start > limit) return resolve({ frames: frames.slice(1), blank });
    // Of each place one of two that are further apart than the gap between two tiles.
    const isFilled = (y: number) => [0, 16].some((off) => document.elementFromPoint((left + right) / 2 + off, y + off)?.closest('[role="listitem"]'));
    if (places.filter((part) => isFilled(part * innerHeight)).length < 3) blank += 1;
    scrollBy(0, far);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}), { ...OPTIONS, places: [...OPTIONS.places] });
