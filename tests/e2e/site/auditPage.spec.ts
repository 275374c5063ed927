import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findings } from '../harness/axe';
import { expect, test } from '../harness/visit';

/** Two products with short walks: a whole jurisdiction takes minutes. */
const PRODUCTS = 'packs statement';

const audit = (out: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      `--import tsx qa/main.ts verify ${PRODUCTS} --jurisdiction UK --html --pdf --out`
        .split(' ')
        .concat(out),
      (error, said, wrong) => {
        // What other products prove is told as a problem.
        if (error && error.code !== 1) reject(new Error(wrong, { cause: error }));
        else resolve(said);
      },
    );
  });

test('an auditor’s page has its pictures, asks no network, is accessible and prints', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const out = info.outputPath('audit');
  const said = await audit(out);
  const files = [...said.matchAll(/^audit: (.+)$/gm)].map(([, file]) => path.resolve(file ?? ''));
  expect(files).toEqual([path.join(out, 'UK/index.html'), path.join(out, 'UK/UK.pdf')]);
  expect(
    readFileSync(files[1] ?? '')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(files[0] ?? '').href);
  const clause = page.getByRole('article', { name: 'UK.limitPeriods' });
  await expect(clause).toContainText('RTS 12A: 24 hours, 7 days and a month (assumed)');
  await expect(clause).toContainText('Set to: day, week, month');
  await expect(clause).toContainText('✓ holds · property “a first limit counts at once”');
  await expect(clause.getByRole('list')).toContainText('The member asks for a');
  for (const width of [360, 1440]) {
    const pictures = clause.getByRole('img', { name: `The app at ${width} pixels` });
    await expect(pictures).toHaveCount(1);
    const isThere = (image: HTMLImageElement | SVGElement) =>
      image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
    await expect.poll(() => pictures.evaluate(isThere)).toBe(true);
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
    expect(await findings(page)).toEqual([]);
  }
  expect(asked.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.jpg')).length).toBeGreaterThan(1);
});
