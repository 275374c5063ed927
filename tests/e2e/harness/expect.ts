import { expect as playwrights, type Locator } from '@playwright/test';

/**
 * Playwright's `expect`. Its own `toBeVisible` prints the whole page each time that it does not
 * find the element, in case this was the last try: a sixth of the page's computing in a walk. So a
 * locator waits, and `toBeVisible` runs only after that failed.
 */
export const expect = playwrights.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout;
    const until = Date.now() + timeout;
    if (!this.isNot) {
      const isVisible = await locator.waitFor({ state: 'visible', timeout }).then(
        () => true,
        () => false,
      );
      if (isVisible) return { pass: true, message: () => '' };
    }
    const told = this.isNot ? playwrights(locator).not : playwrights(locator);
    return told.toBeVisible({ timeout: Math.max(1, until - Date.now()) }).then(
      () => ({ pass: !this.isNot, message: () => '' }),
      (error: Error) => ({
        pass: this.isNot,
        message: () => error.message.replaceAll(/\b\d+ms\b/g, `${timeout}ms`),
      }),
    );
  },
});
