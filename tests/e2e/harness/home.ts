import type { Page } from '@playwright/test';
import { expect } from './expect';

/** A part of the home page by its heading. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A part of the home page, scrolled into sight: its row is filled when somebody comes near. */
export const comeTo = async (page: Page, name: string) => {
  // A hover is tried again when the section has moved one place on meanwhile.
  await region(page, name).getByRole('heading').hover();
  return region(page, name);
};

/**
 * The section that is read last has its games; its row is filled when somebody comes near or looks
 * around.
 */
export const expectLoaded = (page: Page) =>
  expect(region(page, 'E-lottery')).not.toHaveAttribute('aria-busy');
