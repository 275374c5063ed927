import { expect as playwrights, type Locator } from '@playwright/test';

/**
 * Playwright's `expect`. Its own `toBeVisible` writes down the whole page each time that it looks
 * for what is not there yet, in case this was the last time: a sixth of all that the pages of a
 * walk compute. So the wait is a locator's, and its own words are asked for when that was in vain.
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
