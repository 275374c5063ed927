import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** On a phone, a form's button is in sight at once, and never over what has the focus. */
export const expectInReach = async (page: Page, button: Locator): Promise<void> => {
  await expect(button).toBeInViewport({ ratio: 1 });
  const top = (await button.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 140);

  const form = page.locator('form').filter({ has: button });
  const choices = form.locator(page.getByRole('radio', { disabled: false }));
  for (const field of await form.getByRole('textbox').or(choices).all()) {
    await field.focus();
    const box = await field.boundingBox();
    const now = (await button.boundingBox())?.y ?? 0;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(now);
  }
};

/**
 * On a wide screen, a form's button is beside its fields, and in sight wherever the form is
 * scrolled to.
 */
export const expectBeside = async (button: Locator): Promise<void> => {
  await expect(button).toBeInViewport({ ratio: 1 });
  const form = button.page().locator('form').filter({ has: button });
  for (const field of await form.getByRole('textbox').all()) {
    await field.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    const [box, beside] = [await field.boundingBox(), await button.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(beside?.x ?? 0);
  }
};
