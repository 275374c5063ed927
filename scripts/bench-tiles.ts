import type { Browser, Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { bench } from './support/bench';
import { quantile, timed, type Step } from './support/timed';

const HELP = `Measures the list of 10,000 games in Chromium at 4x CPU slow-down, from the sandbox build.

  npm run bench:tiles              a table; code 1 above a budget
  npm run bench:tiles -- --help    this`;

const MB = 1024 * 1024;
const SLOWER = 4;
const [FEW, MANY] = [1_000, 10_000];
/** shared/design/speed.md; the nodes of issue 4. */
const BUDGET = { answerMs: 100, elements: 1_500, heapMb: 5 } as const;
/** Each is typed letter by letter, then taken away at once. */
const WORDS = ['dragon', 'gold', 'panda', 'moon'];
const FILTERS = ['Minimum bet 1', '25+ lines', 'Minimum bet 1', '25+ lines', 'Minimum bet 1', '25+ lines', 'Minimum bet 1', '25+ lines'];

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

await bench('sandbox', async (browser, url) => {
  const page = await visitor(browser, url);
  const few = await readToTheEnd(page, FEW);
  const many = await readToTheEnd(page, MANY);
  await paintCovers(browser, url);
  const answers = await answersOf(page, SLOWER);
  report([
    { what: 'letter to painted result, p95', figure: quantile(answers.letters, 0.95), median: quantile(answers.letters, 0.5), budget: BUDGET.answerMs, unit: 'ms' },
    { what: 'filter to painted result, p95', figure: quantile(answers.filters, 0.95), median: quantile(answers.filters, 0.5), budget: BUDGET.answerMs, unit: 'ms' },
    { what: 'elements, all games read', figure: many.elements, budget: BUDGET.elements, unit: '' },
    { what: `heap from ${FEW} to ${MANY} games`, figure: many.heapMb - few.heapMb, budget: BUDGET.heapMb, unit: 'MB' },
  ]);
});

async function visitor(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url });
  // tsx names functions by a helper of its own, which a page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'EN');
    sessionStorage.setItem('popupsClosed', '1');
  });
  return page;
}

/** A platform has its covers ready. Ours paints each when it is first asked for, on the machine that is measured: somebody else asks for them before. */
async function paintCovers(browser: Browser, url: string): Promise<void> {
  const page = await visitor(browser, url);
  await answersOf(page, 1);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Opens the list of so many games, scrolls until every one of them was read, and weighs the page. */
async function readToTheEnd(page: Page, games: number): Promise<{ elements: number; heapMb: number }> {
  await page.request.patch('/sandbox/settings', { data: { slotGames: games } });
  await page.goto('/rng');
  const list = page.getByRole('list', { name: 'Slots' });
  await list.getByRole('listitem').first().waitFor();
  await list.evaluate((element, last) => new Promise<void>((resolve) => {
    const step = () => {
      if (element.querySelector(`[aria-posinset="${last}"]`)) return resolve();
      scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight);
      requestAnimationFrame(step);
    };
    step();
  }), games);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { elements: await page.evaluate(() => document.querySelectorAll('*').length), heapMb: used / MB };
}

/** Milliseconds from each letter, and from each press on a filter, to the frame that shows the answer. */
async function answersOf(page: Page, rate: number): Promise<{ letters: number[]; filters: number[] }> {
  await page.goto('/rng');
  await page.getByRole('list', { name: 'Slots' }).getByRole('listitem').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  const answers = { letters: [] as number[], filters: [] as number[] };
  for (const word of WORDS) {
    await search.focus();
    for (const letter of word) answers.letters.push(await answered(page, 'keydown', () => page.keyboard.press(letter)));
    await answered(page, 'input', () => search.fill(''));
  }
  for (const name of FILTERS) answers.filters.push(await answered(page, 'click', () => page.getByRole('button', { name }).click()));
  return answers;
}

/** A list that is not busy, of another address than before, and what it says of it. */
function isAnswered(before: string): boolean {
  return location.href !== before && !document.querySelector('main [aria-busy]') && /^[\d,]+ games?$/.test(document.querySelector('main [role="status"]')?.textContent ?? '');
}

async function answered(page: Page, event: Step['event'], act: Step['act']): Promise<number> {
  return timed(page, { event, act, isThere: isAnswered, words: page.url() });
}

function report(rows: { what: string; figure: number; median?: number; budget: number; unit: string }[]): void {
  for (const { what, figure, median, budget, unit } of rows) {
    const isWithin = figure <= budget;
    if (!isWithin) process.exitCode = 1;
    console.log(`${what.padEnd(34)} ${figure.toFixed(1).padStart(8)} ${unit.padEnd(2)} of ${budget} (${isWithin ? 'within budget' : 'ABOVE BUDGET'})${median === undefined ? '' : `, median ${median.toFixed(1)}`}`);
  }
}
