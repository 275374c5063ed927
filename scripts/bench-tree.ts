import type { Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { bench } from './support/bench';

const HELP = `Measures team management of an agent with 10,000 direct downlines in Chromium at 4x CPU slow-down, from the sandbox build.

  npm run bench:tree              a table; code 1 above a budget
  npm run bench:tree -- --help    this`;

const SLOWER = 4;
const DOWNLINES = 10_000;
/** shared/design/speed.md: drill or search to paint, in ms. */
const BUDGET = 150;
/** Typed one after the other: each digit finds others than the one before. */
const SEARCHES = ['many05432', 'many01987', 'many08076'];
const DRILLS = 6;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

await bench('sandbox', async (browser, url) => {
  const page = await browser.newPage({ baseURL: url });
  // tsx names functions by a helper of its own, which a page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'EN');
    sessionStorage.setItem('popupsClosed', '1');
  });
  await page.request.patch('/sandbox/settings', { data: { networkSize: DOWNLINES }, timeout: 120_000 });
  await openTeam(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  report('drill, there or back, to paint', await drills(page));
  report('letter of a search to paint', await letters(page));
});

async function openTeam(page: Page): Promise<void> {
  await page.goto('/agent');
  await page.getByLabel('Username').fill('agent2');
  await page.getByLabel('Password', { exact: true }).fill('Croupier#2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  await centre.getByRole('button', { name: 'Team management' }).click();
  await centre.getByRole('button', { name: 'Team of sagaing' }).waitFor();
}

async function drills(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < DRILLS; round += 1) {
    times.push(await timed(page, 'click', () => page.getByRole('button', { name: 'Team of sagaing' }).click()));
    times.push(await timed(page, 'click', () => page.getByRole('navigation', { name: 'Where you are in the team' }).getByRole('button').first().click()));
  }
  return times;
}

async function letters(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox', { name: 'Search the whole team' });
  const times: number[] = [];
  for (const words of SEARCHES) {
    await timed(page, 'input', () => search.fill(words.slice(0, -4)));
    for (const digit of words.slice(-4)) times.push(await timed(page, 'keydown', () => search.press(digit)));
  }
  return times;
}

/** From the event to the paint of other rows than before. */
async function timed(page: Page, event: 'keydown' | 'input' | 'click', act: () => Promise<unknown>): Promise<number> {
  const painted = await page.evaluateHandle((name) => {
    const rows = () => document.querySelector('dialog table tbody')?.textContent ?? '';
    const before = rows();
    const answer = new Promise<number>((resolve) => {
      addEventListener(name, () => {
        const start = performance.now();
        const look = () => {
          if (rows() === before || document.querySelector('dialog [aria-busy="true"]')) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    });
    return { answer };
  }, event);
  await act();
  return painted.evaluate(({ answer }) => answer);
}

function report(what: string, figures: readonly number[]): void {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  const isWithin = at(0.95) <= BUDGET;
  if (!isWithin) process.exitCode = 1;
  console.log(`${what.padEnd(34)} ${at(0.95).toFixed(1).padStart(8)} ms of ${BUDGET} (${isWithin ? 'within budget' : 'ABOVE BUDGET'}), median ${at(0.5).toFixed(1)}`);
}
