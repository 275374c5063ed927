import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinSyllables } from '../../../src/i18n/burmese';
import { expect, test } from '../harness/visit';

/** Every Burmese run of letters that the site or the platform writes. */
const runs = (): string[] => {
  const found = new Set<string>();
  for (const folder of ['locales/my', 'sandbox'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(json|ts)$/.test(file))
        for (const [run] of readFileSync(path.join(folder, file), 'utf8').matchAll(
          /[\u1000-\u109F]+/g,
        ))
          found.add(joinSyllables(run));
  return [...found];
};

test('the font has all Burmese that is written, in each weight that is drawn', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'MY'));
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  // No space between them: that is the other font's.
  const text = runs().join('။');
  expect(text.length).toBeGreaterThan(10_000);
  for (const weight of [400, 500, 600, 700]) {
    await page.evaluate(
      async ([words, drawn]) => {
        const all = document.createElement('p');
        all.id = 'all';
        all.style.fontWeight = drawn;
        all.textContent = words;
        document.querySelector('#all')?.remove();
        document.body.append(all);
        await document.fonts.load(`${drawn} 16px "Noto Sans Myanmar Variable"`, words);
        // The fonts of what is out of sight are not known.
        all.scrollIntoView();
      },
      [text, String(weight)] as const,
    );
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '#all',
    });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))).toEqual([
      { familyName: 'Noto Sans Myanmar', isCustomFont: true },
    ]);
  }
});
