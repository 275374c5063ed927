import type { Locator, Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { bench } from './support/bench';
import { NAMING } from './support/naming';
import { quantile, timed } from './support/timed';
import { verdict } from './support/verdict';

const HELP = `Measures team management of an agent with 10,000 direct downlines in Chromium, from
the sandbox build: opening it, going down a level and back, and each letter of a search, at full
speed and at 4x CPU slow-down.

  npm run bench:tree              a table; code 1 above a budget
  npm run bench:tree -- --help    this`;

const SLOW_DOWNS = [1, 4];
const DOWNLINES = 10_000;
/** The budget from a press or a letter to the paint, in ms; also for the first page. */
const BUDGET = 150;
const ROUNDS = 24;
/** Each is filled in up to its first digit; the digit is typed. */
const SEARCHES = ['many05432', 'many01987', 'many08176', 'many02615', 'many07752'];
const TYPED = 4;
const PASSWORD = 'Croupier#2026';

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

await bench('sandbox', async (browser, url) => {
  const page = await browser.newPage({ baseURL: url });
  await page.addInitScript(NAMING);
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'EN');
    sessionStorage.setItem('popupsClosed', '1');
  });
  await page.request.patch('/sandbox/settings', {
    data: { networkSize: DOWNLINES },
    timeout: 60_000,
  });
  const centre = await centreOf(page);
  const devtools = await page.context().newCDPSession(page);
  for (const rate of SLOW_DOWNS) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    report(`open, ${rate}x`, await opened(page, centre));
    const { down, back } = await drilled(page, centre);
    report(`drill, ${rate}x`, down);
    report(`back by the path, ${rate}x`, back);
    report(`letter of a search, ${rate}x`, await searched(page, centre));
  }
});

async function centreOf(page: Page): Promise<Locator> {
  await page.goto('/agent');
  await page.getByLabel('Username').fill('agent2');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  // The code of the page is loaded once.
  await show(centre, 'Team management', centre.getByRole('table'));
  return centre;
}

async function show(centre: Locator, name: string, content: Locator): Promise<void> {
  await centre.getByRole('button', { name, exact: true }).click();
  await content.waitFor();
}

/** True when the level below `account` is shown. */
function isLevel(account: string): boolean {
  return (
    document
      .querySelector('dialog table:not([aria-busy] *) caption')
      ?.textContent?.endsWith(` ${account}`) ?? false
  );
}

/** True when every row shown matches these words. */
function isFound(words: string): boolean {
  const names = [...document.querySelectorAll('dialog table:not([aria-busy] *) tbody th')];
  return names.length > 0 && names.every((name) => name.textContent.includes(words));
}

async function opened(page: Page, centre: Locator): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await show(
      centre,
      'Announcements',
      centre.getByRole('heading', { name: 'Announcements', level: 3 }),
    );
    times.push(
      await timed(page, {
        event: 'click',
        isThere: isLevel,
        words: 'agent2',
        act: () => press(page, centre.getByRole('button', { name: 'Team management' })),
      }),
    );
  }
  return times;
}

async function drilled(page: Page, centre: Locator): Promise<{ down: number[]; back: number[] }> {
  const times = { down: [] as number[], back: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.down.push(
      await timed(page, {
        event: 'click',
        isThere: isLevel,
        words: 'sagaing',
        act: () => press(page, centre.getByRole('button', { name: 'Team of sagaing' })),
      }),
    );
    times.back.push(
      await timed(page, {
        event: 'click',
        isThere: isLevel,
        words: 'agent2',
        act: () =>
          press(
            page,
            centre
              .getByRole('navigation', { name: 'Where you are in the team' })
              .getByRole('button')
              .first(),
          ),
      }),
    );
  }
  return times;
}

async function searched(page: Page, centre: Locator): Promise<number[]> {
  const search = centre.getByRole('searchbox', { name: 'Search the whole team' });
  const times: number[] = [];
  for (const words of SEARCHES) {
    const first = words.slice(0, -TYPED);
    await timed(page, {
      event: 'input',
      isThere: isFound,
      words: first,
      act: () => search.fill(first),
    });
    for (let length = first.length + 1; length <= words.length; length += 1) {
      times.push(
        await timed(page, {
          event: 'keydown',
          isThere: isFound,
          words: words.slice(0, length),
          act: () => page.keyboard.press(words.charAt(length - 1)),
        }),
      );
    }
    await timed(page, {
      event: 'input',
      isThere: isLevel,
      words: 'agent2',
      act: () => search.fill(''),
    });
  }
  return times;
}

/** By mouse coordinates: Playwright's own checks of the button cost the page time. */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('Nothing to press is on the screen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function report(what: string, figures: readonly number[]): void {
  const [median, p95] = [quantile(figures, 0.5), quantile(figures, 0.95)];
  console.log(
    `${what.padEnd(26)} p95 ${p95.toFixed(0).padStart(5)} ms of ${BUDGET} ` +
      `(${verdict(p95, BUDGET)}), median ${median.toFixed(0)}, most ` +
      `${Math.max(...figures).toFixed(0)}, of ${figures.length}`,
  );
}
