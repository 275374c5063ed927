import type { Page } from '@playwright/test';
import { expect } from './expect';

/** A part of the home page by its heading. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * The section that is read last has its games; its row is filled when somebody comes near, or in a
 * quiet moment.
 */
export const expectLoaded = (page: Page) =>
  expect(region(page, 'E-lottery')).not.toHaveAttribute('aria-busy');
