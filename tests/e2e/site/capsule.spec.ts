import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import type { Capsule } from '../../../machines/shared/capsule';
import { plannedCapsule } from '../harness/plannedCapsule';
import { FLOWS } from '../harness/replayStage';
import {
  expect,
  fillAndSend,
  header,
  logIn,
  loginDialog,
  PASSWORD,
  test,
  tokenIn,
} from '../harness/visit';

const SECRETS = { wrongPassword: 'Wrong#2026', username: 'daw-khin-of-mandalay' };

/** `npm run qa -- replay`, as a QA engineer calls it. */
const replay = (
  file: string,
  ...flags: string[]
): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'qa/main.ts', 'replay', file, ...flags],
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const copied = async (page: Page): Promise<string> => {
  await expect(page.getByText(/^Copied\./).first()).toHaveRole('status');
  return page.evaluate(() => navigator.clipboard.readText());
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an error screen gives a report without anything that was typed, and it replays', async ({
  page,
  controls,
}, info) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await fillAndSend(loginDialog(page), SECRETS.username, SECRETS.wrongPassword);
  await expect(loginDialog(page).getByRole('alert')).toBeVisible();
  await loginDialog(page).getByRole('button', { name: 'Close' }).click();
  await controls.faults([{ endpoint: endpoints.gameList.path, kind: 'status', status: 500 }]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();
  const failure = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await failure.getByRole('button', { name: 'Copy report' }).click();

  const text = await copied(page);
  expect(text).toContain('credentials.submit');
  for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/eyJ[A-Za-z0-9+/=_-]{8}|iVBOR/);

  const file = info.outputPath('report.json');
  writeFileSync(file, text);
  expect(await replay(file)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^\d+ actors, \d+ events, all as recorded\n/),
  });
});

test('a login and its favourites are replayed in a browser from their report', async ({
  page,
}, info) => {
  test.setTimeout(150_000);
  await logIn(page, 'player');
  await expect(page.getByRole('group', { name: 'Balance' })).toBeVisible();
  const capsule = await page.evaluate(() =>
    (globalThis as unknown as { croupierReport: () => Promise<Capsule> }).croupierReport(),
  );
  const text = JSON.stringify(capsule);
  for (const secret of [PASSWORD, (await tokenIn(page)) ?? 'no token'])
    expect(text).not.toContain(secret);

  const file = info.outputPath('report.json');
  writeFileSync(file, text);
  const { code, out, err } = await replay(file, '--browser');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^in the browser: 2 lives, \d+ events, all as recorded$/m);
});

test('a life of each machine with gestures is replayed in a browser', async ({}, info) => {
  test.setTimeout(240_000);
  const drivers = Object.values(FLOWS).filter(({ plan }) => plan.machine !== 'login');
  const file = info.outputPath('report.json');
  // A report may be made in the midst of anything.
  writeFileSync(
    file,
    JSON.stringify(
      plannedCapsule(
        drivers.flatMap(
          ({
            cases,
            plan: {
              paths: [path],
            },
          }) => (path ? [{ cases, path: { ...path, steps: path.steps.slice(0, 4) } }] : []),
        ),
      ),
    ),
  );
  const { code, out, err } = await replay(file, '--browser');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    new RegExp(
      String.raw`^in the browser: ${drivers.length} lives, \d+ events, all as recorded$`,
      'm',
    ),
  );
});

test('the inspector gives the report of the page it shows', async ({ page, context }) => {
  const viewer = await context.newPage();
  await viewer.goto('/inspector.html');
  await page.goto('/?inspect=1');
  await viewer.bringToFront();
  await viewer.getByRole('button', { name: 'Copy report' }).click();
  await expect(viewer.getByText('Copied', { exact: true })).toHaveRole('status');
  const capsule = JSON.parse(
    await viewer.evaluate(() => navigator.clipboard.readText()),
  ) as Capsule;
  expect(capsule.actors.map(({ machine }) => machine)).toEqual(
    expect.arrayContaining(['app', 'session']),
  );
});
