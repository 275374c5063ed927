import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import config from '../playwright.config';
import { driver } from '../tests/e2e/drivers/login';
import type { BrowserStage } from '../tests/e2e/harness/browserDriver';
import { controlsOf } from '../tests/e2e/harness/controls';
import { closeAnnouncements, speakEnglish } from '../tests/e2e/harness/visit';
import { bench } from './support/bench';
import { cpuTimesOf, type CpuTimes } from './support/cpuTimes';
import { verdict } from './support/verdict';

const HELP = `Walks all generated paths of the login in Chromium twice, in one page each: with a
look at the page after each step, as the tests do, and by their gestures alone, as the same walk
written by hand in Playwright would do them. Says where the processor time goes, the median of
several walks.

  npm run bench:login                 a table; code 1 above the goal of issue 26
  npm run bench:login -- --runs 5     walks of each kind (3)
  npm run bench:login -- --help       this`;

/** Seconds for all transitions (issue 26). */
const GOAL = 10;
const LIMIT = 20 * 60_000;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    runs: { type: 'string', default: '3' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

type Walk = { seconds: number; cpu: CpuTimes };
const KINDS = { looking: driver.sitting, 'gestures alone': driver.unseen } as const;

await bench(
  'sandbox',
  async (browser, url) => {
    const walks = new Map<keyof typeof KINDS, Walk[]>();
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[])
        walks.set(kind, [...(walks.get(kind) ?? []), await walk(browser, url, KINDS[kind])]);
    const { paths } = driver.plan;
    const steps = paths.reduce((total, path) => total + path.steps.length, 0);
    console.log(`${paths.length} paths, ${steps} steps; seconds, the median of each`);
    for (const [kind, all] of walks) {
      const { seconds, cpu } = medianOf(all);
      const parts = Object.entries(cpu).map(([part, spent]) => `${part} ${spent.toFixed(1)}`);
      console.log(
        `${kind.padEnd(15)} ${seconds.toFixed(1).padStart(5)}   CPU: ${parts.join(', ')}`,
      );
    }
    const looking = medianOf(walks.get('looking') ?? []).seconds;
    console.log(`all transitions in ${looking.toFixed(1)} s of ${GOAL}: ${verdict(looking, GOAL)}`);
  },
  {
    limit: LIMIT,
    args: config.projects?.find(({ name }) => name === 'works')?.use?.launchOptions?.args ?? [],
  },
);

async function walk(browser: Browser, url: string, way: (typeof KINDS)['looking']): Promise<Walk> {
  if (!way) throw new Error('The paths of the login cannot share a page.');
  const context = await browser.newContext({
    ...config.use?.contextOptions,
    baseURL: url,
    serviceWorkers: 'block',
  });
  await context.addInitScript(speakEnglish);
  await context.addInitScript(closeAnnouncements);
  const page = await context.newPage();
  page.setDefaultTimeout(7_000);
  const stage: BrowserStage = { page, controls: controlsOf(url), platform: { url } };
  await stage.controls.reset();
  const began = performance.now();
  const cpu = await cpuTimesOf(async () => {
    const act = way(stage);
    for (const path of driver.plan.paths) await act(path);
  });
  const seconds = (performance.now() - began) / 1_000;
  await context.close();
  return { seconds, cpu };
}

function medianOf(walks: readonly Walk[]): Walk {
  const sorted = walks.toSorted((one, other) => one.seconds - other.seconds);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('Nothing was walked.');
  return median;
}
