import type { Page } from '@playwright/test';

/** What a page says wrong from now on: uncaught errors and errors in the console. */
export const consoleErrorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A failed request is how the page sees a fault; who caused one looks at the screen.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
};
