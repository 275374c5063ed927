import type { Page } from '@playwright/test';
import { pagesIn } from '../harness/centre';
import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';

/** Sides of the focus ring that a scroller or a frame cuts off, with the element's name. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const name = focused.getAttribute('aria-label') ?? focused.textContent;
    let carrier: Element | null = focused;
    let ring = getComputedStyle(focused);
    // Some have the ring on a sibling, or on the sibling of a parent.
    for (const pseudo of ['', '::after']) {
      for (carrier = focused; carrier; carrier = carrier.parentElement) {
        ring = getComputedStyle(carrier, pseudo);
        if (ring.outlineStyle !== 'none' && parseFloat(ring.outlineWidth) > 0) break;
      }
      if (carrier) break;
    }
    if (!carrier) return `${name}: no ring`;
    const reach = parseFloat(ring.outlineWidth) + parseFloat(ring.outlineOffset) - 0.5;
    const { left, right, top, bottom } = carrier.getBoundingClientRect();
    for (
      let frame = carrier.parentElement;
      frame && frame !== document.body;
      frame = frame.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const place = frame.getBoundingClientRect();
        const sides = [
          ['left', place.left - left + reach],
          ['right', right + reach - place.right],
          ['top', place.top - top + reach],
          ['bottom', bottom + reach - place.bottom],
        ] as const;
        const cut = sides
          .filter(([, by]) => by > 0.5)
          .map(([side, by]) => `${side} ${Math.round(by)}`);
        if (cut.length > 0) return `${name}: ${cut.join(', ')}`;
      }
      if (position === 'fixed') break;
    }
    return null;
  });
/** Presses Tab until the named element has the focus; what is cut off on the way. */
const tabTo = async (page: Page, end: string) => {
  const cut = new Set<string>();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        const sentence = await cutOff(page);
        if (sentence) cut.add(sentence);
        return page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.textContent,
        );
      },
      { intervals: [20] },
    )
    .toBe(end);
  return [...cut];
};

test('by keyboard the whole focus ring is visible: header, banners, notices', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goAs(page, platform.url, 'player', '/');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem').first();
  const title = await notice.getByRole('button').textContent();
  await page.getByRole('banner').getByRole('button', { name: 'Hide balance' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await tabTo(page, title ?? '')).toEqual([]);
});

test('also on a phone, and in a menu that scrolls', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await goAs(page, platform.url, 'player', '/member');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const pages = await pagesIn(centre.getByRole('navigation'));
  await expect(pages.getByRole('button', { name: 'Withdrawal confirmation' })).toBeVisible();
  await centre.getByRole('button', { name: 'Close' }).focus();
  expect(await tabTo(page, 'Withdrawal confirmation')).toEqual([]);
});
