import { hold } from '../harness/hold';
import { expectLoaded, region } from '../harness/home';
import { goAs } from '../harness/people';
import { watchShifts } from '../harness/shifts';
import { expect, test } from '../harness/visit';

test('nothing shifts while the page loads and is scrolled', async ({ page }) => {
  test.setTimeout(90_000);
  const shifts = await watchShifts(page);
  for (const { width, reducedMotion } of [
    { width: 360, reducedMotion: 'reduce' },
    { width: 360, reducedMotion: 'no-preference' },
    { width: 1280, reducedMotion: 'no-preference' },
  ] as const)
    await test.step(`at ${width} px, motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await expectLoaded(page);
      const rights = page.getByText('All rights reserved');
      await expect(async () => {
        await page.mouse.wheel(0, 500);
        await expect(rights).toBeInViewport({ timeout: 100 });
      }).toPass({ intervals: [0] });
      await expect(
        page.getByRole('contentinfo').getByRole('radio', { name: 'All', exact: true }),
      ).toBeAttached();
      await expect(region(page, 'Winners').getByRole('listitem').first()).toBeAttached();
      const { sum, jumps } = await shifts();
      expect(sum, jumps.join('\n')).toBeLessThan(0.005);
    });
});

test('nothing shifts for a member who returns', async ({ page, platform }) => {
  test.setTimeout(90_000);
  await goAs(page, platform.url, 'player', '/');
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('12,345.67');
  const shifts = await watchShifts(page);
  for (const { width, reducedMotion } of [
    { width: 360, reducedMotion: 'no-preference' },
    { width: 412, reducedMotion: 'reduce' },
    { width: 1280, reducedMotion: 'reduce' },
  ] as const)
    await test.step(`at ${width} px, motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 740 });
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('group', { name: 'Balance' })).toContainText('12,345.67');
      const { sum, jumps } = await shifts();
      expect(sum, jumps.join('\n')).toBeLessThan(0.02);
    });
});

test('nothing jumps at the foot of the page when the platform answers late', async ({ page }) => {
  test.setTimeout(60_000);
  const shifts = await watchShifts(page);
  for (const width of [360, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const { release } = await hold(page, '**/wps/system/**');
      await page.goto('/');
      await page.getByText('All rights reserved').scrollIntoViewIfNeeded();
      release();
      await expectLoaded(page);
      await expect(
        page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }),
      ).toBeAttached();
      const { sum, jumps } = await shifts();
      expect(sum, jumps.join('\n')).toBeLessThan(0.005);
      await page.unrouteAll({ behavior: 'wait' });
    });
});

for (const language of ['EN', 'MY'])
  test(`nothing shifts when the fonts load late: ${language}`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.addInitScript((code) => localStorage.setItem('lang', code), language);
    const shifts = await watchShifts(page);
    for (const width of [360, 1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const fonts = await hold(page, '**/*.woff2');
        // On a slow line the notices come after the fonts; running text in a font that is not its
        // own moves anyway.
        const notices = await hold(page, '**/wps/relay/MCSFE_getListAnnouncements?*');
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await expect(
          page
            .getByRole('banner')
            .getByRole('button', { name: /^(Log in|အ\u200Dကော)/ })
            .last(),
        ).toBeVisible();
        expect(fonts.held.count).toBeGreaterThan(0);
        fonts.release();
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve));
            }),
        );
        const { sum, jumps } = await shifts();
        expect(sum, jumps.join('\n')).toBeLessThan(0.005);
        notices.release();
        await page.unrouteAll({ behavior: 'wait' });
      });
  });

for (const language of ['EN', 'MY'])
  test(`what has its room before the fonts are there has as much as it takes: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.addInitScript((code) => localStorage.setItem('lang', code), language);
    await page.goto('/');
    await expect(page.locator('main section[aria-busy]')).toHaveCount(0);
    const off = await page.evaluate(async () => {
      await document.fonts.ready;
      const widthOf = (element: Element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().width;
      };
      const sized = [
        ...document.querySelectorAll<HTMLElement>(
          'header nav span[style*="width"], main [role="group"] > button > span[style*="width"]',
        ),
      ];
      const tooFar = sized.map((element) => ({
        words: element.textContent,
        room: element.getBoundingClientRect().width,
        takes: widthOf(element),
      }));
      const cut = [...document.querySelectorAll('header button')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
      return {
        count: sized.length,
        tooFar: tooFar.filter(({ room, takes }) => Math.abs(room - takes) > 1.5),
        cut,
      };
    });
    expect(off).toEqual({ count: 22, tooFar: [], cut: [] });
  });
