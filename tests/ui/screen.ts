import { vi } from 'vitest';

/** A screen on which these media queries hold and no others; jsdom has none of its own. */
export const screenWhere = (...holding: readonly string[]): void => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: holding.includes(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
