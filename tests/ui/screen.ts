import { vi } from 'vitest';

/** A screen that matches these media queries and no others; jsdom has none of its own. */
export const screenWhere = (...holding: readonly string[]): void => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: holding.includes(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
