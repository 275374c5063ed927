import type { Browser, Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { bareScript } from './support/bareScript';
import { bench } from './support/bench';
import { fling, type Fling } from './support/fling';
import { NAMING } from './support/naming';
import { fail } from './support/process';
import { quantile, timed, type Step } from './support/timed';
import { verdict } from './support/verdict';

const HELP = `Measures the list of 10,000 games of the sandbox build in Chromium, 4x CPU slow-down.

  npm run bench:tiles                         a table; code 1 above a budget
  npm run bench:tiles -- --only NAME          one part: answers (search and filters), weight
                                              (elements and heap), fling (frames, 100,000 games)
  npm run bench:tiles -- --help               this`;

const MB = 1024 * 1024;
const SLOWER = 4;
const [FEW, MANY, MOST] = [1_000, 10_000, 100_000];
/** The budget of each figure: ms, elements, MB. */
const BUDGET = {
  answerMs: 100,
  elements: 1_500,
  heapMb: 5,
  heapOfMostMb: 10,
  mountRatio: 1.1,
} as const;
/** Each is typed letter by letter, then removed at once. */
const WORDS = [
  'dragon',
  'gold',
  'panda',
  'moon',
  'river',
  'star',
  'lotus',
  'fire',
  'queen',
  'wild',
  'jade',
  'tiger',
];
const FILTERS = Array.from({ length: 12 }, () => ['Minimum bet 1', '25+ lines']).flat();

/** Frames of a fling that are longer than this many ms are slow. */
const SLOW = 25;
/** Some hundred frames over tiles that are all loaded. */
const FLUNG = 3_000;
const MOUNTS = 7;
/** What each part measures, and Chromium's extra flags. */
const PARTS = {
  answers: { measure: answers, args: [] },
  weight: { measure: weight, args: [] },
  fling: { measure: flings, args: ['--blink-settings=imagesEnabled=false'] },
};

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h', default: false }, only: { type: 'string' } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const parts = Object.entries(PARTS).filter(
  ([name]) => values.only === undefined || values.only === name,
);
if (parts.length === 0)
  fail(`There is no part ${values.only ?? ''}: ${Object.keys(PARTS).join(', ')}.`);
for (const [, { measure, args }] of parts) await bench('sandbox', measure, { args });

async function answers(browser: Browser, url: string): Promise<void> {
  await paintCovers(browser, url);
  const page = await visitor(browser, url);
  const { letters, filters } = await answersOf(page, SLOWER);
  report([
    {
      what: 'letter to painted result, p95',
      figure: quantile(letters, 0.95),
      median: quantile(letters, 0.5),
      budget: BUDGET.answerMs,
      unit: 'ms',
    },
    {
      what: 'filter to painted result, p95',
      figure: quantile(filters, 0.95),
      median: quantile(filters, 0.5),
      budget: BUDGET.answerMs,
      unit: 'ms',
    },
  ]);
  await page.close();
}

async function weight(browser: Browser, url: string): Promise<void> {
  const page = await visitor(browser, url);
  const few = await readToTheEnd(page, FEW);
  const many = await readToTheEnd(page, MANY);
  const most = await readToTheEnd(page, MOST, FEW);
  report([
    { what: 'elements, all games read', figure: many.elements, budget: BUDGET.elements, unit: '' },
    {
      what: `heap from ${FEW} to ${MANY} games`,
      figure: many.heapMb - few.heapMb,
      budget: BUDGET.heapMb,
      unit: 'MB',
    },
    {
      what: `heap of ${MOST}, ${FEW} read`,
      figure: most.heapMb - few.heapMb,
      budget: BUDGET.heapOfMostMb,
      unit: 'MB',
    },
  ]);
  await page.close();
}

/**
 * Without pictures, because the measure is whether tiles are shown. The library alone, in the same
 * run, is the comparison.
 */
async function flings(browser: Browser, url: string): Promise<void> {
  const bare = await browser.newPage();
  await bare.setContent(`<body data-count="${FLUNG}" style="margin:0"></body>`);
  await bare.addScriptTag({ content: `${NAMING};${await bareScript('page.tsx')}` });
  const page = await visitor(browser, url);
  await readToTheEnd(page, FLUNG);
  const [yardstick, ours] = [await flung(bare), await flung(page)];
  const share = ({ frames }: Fling) =>
    (100 * frames.filter((ms) => ms > SLOW).length) / frames.length;
  const mounts = { many: [] as number[], most: [] as number[] };
  for (let round = 0; round < MOUNTS; round += 1) {
    mounts.many.push(await mountOf(page, MANY));
    mounts.most.push(await mountOf(page, MOST));
  }
  const ratio = quantile(mounts.most, 0.5) / quantile(mounts.many, 0.5);
  report([
    { what: 'fling: blank frames', figure: ours.blank, budget: 0, unit: '' },
    {
      what: 'fling: frame, p95',
      figure: quantile(ours.frames, 0.95),
      median: quantile(ours.frames, 0.5),
      budget: quantile(yardstick.frames, 0.95),
      unit: 'ms',
    },
    {
      what: `fling: frames over ${SLOW} ms`,
      figure: share(ours),
      budget: share(yardstick),
      unit: '%',
    },
    {
      what: `mount of ${MOST} to that of ${MANY}`,
      figure: ratio,
      median: quantile(mounts.most, 0.5),
      budget: BUDGET.mountRatio,
      unit: 'x',
    },
  ]);
  await Promise.all([bare.close(), page.close()]);
}

async function flung(page: Page): Promise<Fling> {
  await page.bringToFront();
  await slowDown(page, SLOWER);
  return fling(page);
}

/**
 * From the navigation to the first tile. The platform sorts its games before, once for each number
 * of them.
 */
async function mountOf(page: Page, games: number): Promise<number> {
  await page.request.patch('/sandbox/settings', { data: { slotGames: games } });
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('pageNo=1')),
    page.goto('/rng'),
  ]);
  await page.goto('/rng');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('[role="listitem"][aria-posinset]')
            ? resolve(performance.now())
            : requestAnimationFrame(look);
        look();
      }),
  );
}

async function slowDown(page: Page, rate: number): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

async function visitor(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url });
  await page.addInitScript(NAMING);
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'EN');
    sessionStorage.setItem('popupsClosed', '1');
    performance.setResourceTimingBufferSize(100_000);
  });
  return page;
}

/**
 * A real platform has its covers ready. The sandbox paints each at the first request, on the
 * measured machine: another client requests them first.
 */
async function paintCovers(browser: Browser, url: string): Promise<void> {
  const page = await visitor(browser, url);
  await answersOf(page, 1);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/**
 * Opens the list with this many games, scrolls until all of them, or the first `last`, are loaded,
 * and measures the page.
 */
async function readToTheEnd(
  page: Page,
  games: number,
  last = games,
): Promise<{ elements: number; heapMb: number }> {
  await page.request.patch('/sandbox/settings', { data: { slotGames: games } });
  await page.goto('/rng');
  const list = page.getByRole('list', { name: 'Slots' });
  await list.getByRole('listitem').first().waitFor();
  await list.evaluate(
    (element, place) =>
      new Promise<void>((resolve) => {
        const step = () => {
          if (element.querySelector(`[aria-posinset="${place}"]`)) return resolve();
          scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight);
          requestAnimationFrame(step);
        };
        step();
      }),
    last,
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return {
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    heapMb: used / MB,
  };
}

/**
 * Milliseconds from each letter, and from each press on a filter, to the frame that shows the
 * answer.
 */
async function answersOf(
  page: Page,
  rate: number,
): Promise<{ letters: number[]; filters: number[] }> {
  await page.goto('/rng');
  await page.getByRole('list', { name: 'Slots' }).getByRole('listitem').first().waitFor();
  await slowDown(page, rate);
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  const times = { letters: [] as number[], filters: [] as number[] };
  for (const word of WORDS) {
    await search.focus();
    for (const letter of word)
      times.letters.push(await answered(page, 'keydown', () => page.keyboard.press(letter)));
    await answered(page, 'input', () => search.fill(''));
  }
  for (const name of FILTERS)
    times.filters.push(
      await answered(page, 'click', () => page.getByRole('button', { name }).click()),
    );
  return times;
}

/**
 * The list has its answer: one came, nothing is on its way, and it says how many games there are. A
 * list is busy from the press on.
 */
function isAnswered(): boolean {
  const came = performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('pageNo='));
  return (
    came &&
    !document.querySelector('main [aria-busy]') &&
    /^[\d,]+ games?$/.test(document.querySelector('main [role="status"]')?.textContent ?? '')
  );
}

async function answered(page: Page, event: Step['event'], act: Step['act']): Promise<number> {
  await page.evaluate(() => performance.clearResourceTimings());
  return timed(page, { event, act, isThere: isAnswered, words: 'a list' });
}

function report(
  rows: { what: string; figure: number; median?: number; budget: number; unit: string }[],
): void {
  for (const { what, figure, median, budget, unit } of rows) {
    console.log(
      `${what.padEnd(34)} ${figure.toFixed(1).padStart(8)} ${unit.padEnd(2)} of ` +
        `${Math.round(budget * 10) / 10} ` +
        `(${verdict(figure, budget)})` +
        (median === undefined ? '' : `, median ${median.toFixed(1)}`),
    );
  }
}
