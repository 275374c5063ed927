import type { BrowserContext, Page } from '@playwright/test';
import {
  balance,
  expect,
  fillAndSend,
  logIn,
  loginDialog,
  PASSWORD,
  test,
  tokenIn,
} from '../harness/visit';

const VIEWER = '/inspector.html';
const CHANNEL = 'croupier.inspector';

/** Everything that is sent over the inspector's channel from now on, as one text. */
const listen = async (page: Page) => {
  const heard: string[] = [];
  await page.exposeFunction('heard', (message: string) => heard.push(message));
  await page.evaluate((name) => {
    const { heard: tell } = window as unknown as { heard: (message: string) => void };
    new BroadcastChannel(name).addEventListener('message', ({ data }) =>
      tell(JSON.stringify(data)),
    );
  }, CHANNEL);
  return () => heard.join('\n');
};

/** A viewer that is open before the page that it inspects. */
const aViewer = async (context: BrowserContext) => {
  const viewer = await context.newPage();
  await viewer.goto(VIEWER);
  await expect(viewer.getByText('No page is inspected yet', { exact: false })).toBeVisible();
  return viewer;
};
const actors = (viewer: Page) => viewer.getByRole('region', { name: 'Actors' });
const log = (viewer: Page) => viewer.getByRole('region', { name: 'Event log' });
const state = (viewer: Page, machine: string, name: string) =>
  viewer
    .getByRole('region', { name: `States of ${machine}` })
    .getByRole('group', { name, exact: true });

test('shows actors, lit states and events of a login, and sends nothing secret', async ({
  page,
  context,
}) => {
  const viewer = await aViewer(context);
  const wire = await listen(viewer);

  await page.goto('/login?inspect=1');
  await actors(viewer)
    .getByRole('button', { name: /^login\b/ })
    .click();
  await expect(state(viewer, 'login', 'credentials')).toHaveAttribute('aria-current', 'true');
  await expect(state(viewer, 'login', 'passwordChange')).not.toHaveAttribute('aria-current');

  await fillAndSend(loginDialog(page), 'player', 'Wrong#2026');
  await expect(loginDialog(page).getByRole('alert')).toBeVisible();
  await expect(log(viewer).getByText('credentials.submit').first()).toBeVisible();
  await expect(actors(viewer).getByRole('button', { name: /^captcha\b/ })).toBeVisible();
  await loginDialog(page)
    .getByRole('button', { name: /can.t read/i })
    .click();
  await expect(loginDialog(page).getByText(/we checked that you are human/)).toBeVisible();
  await expect(loginDialog(page).getByLabel('Captcha', { exact: true })).toHaveCount(0);
  await fillAndSend(loginDialog(page), 'player');
  await expect(balance(page)).toBeVisible();

  await expect(actors(viewer).getByRole('button', { name: /^login\b/ })).toHaveCount(0);
  await expect(actors(viewer).getByRole('button', { name: /^captcha\b/ })).toHaveCount(0);
  await actors(viewer)
    .getByRole('button', { name: /^session/ })
    .click();
  await expect(state(viewer, 'session', 'signedIn')).toHaveAttribute('aria-current', 'true');

  // A later viewer is told the same.
  const late = await context.newPage();
  await late.goto(VIEWER);
  await expect(log(late).getByText('credentials.submit').first()).toBeVisible();

  const token = await tokenIn(page);
  expect(token).toBeTruthy();
  await expect.poll(wire).toContain('"kind":"replay"');
  expect(wire()).toContain('credentials.submit');
  for (const secret of [PASSWORD, 'Wrong#2026', token ?? '']) expect(wire()).not.toContain(secret);
  // An ALTCHA solution is base64 JSON, a captcha's picture base64 PNG.
  expect(wire()).not.toMatch(/eyJ[A-Za-z0-9+/=_-]{8}|iVBOR/);
});

test('pauses, clears and filters the log', async ({ page, context }) => {
  const viewer = await aViewer(context);
  await page.goto('/?inspect=1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();
  await expect(log(viewer).getByText('route.changed').first()).toBeVisible();

  await log(viewer).getByRole('button', { name: 'Clear log' }).click();
  await viewer.getByRole('button', { name: 'Pause' }).click();
  const shown = await log(viewer).getByRole('listitem').count();
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(viewer.getByText(/^[1-9]\d* events? waits?$/)).toHaveRole('status');
  await expect(log(viewer).getByRole('listitem')).toHaveCount(shown);

  await viewer.getByRole('button', { name: 'Resume' }).click();
  await expect(log(viewer).getByText('login.open', { exact: true })).toBeVisible();
  const login = log(viewer)
    .getByRole('combobox')
    .getByRole('option', { name: /^login\b/ });
  await log(viewer)
    .getByRole('combobox')
    .selectOption(await login.getAttribute('value'));
  await expect(log(viewer).getByText('login.open', { exact: true })).toHaveCount(0);
  await expect(log(viewer).getByText('started')).toBeVisible();
});

test('keeps two inspected tabs apart, and follows a reload', async ({ page, context }) => {
  const viewer = await aViewer(context);
  const pages = viewer.getByRole('banner').getByRole('combobox').getByRole('option');
  await page.goto('/?inspect=1');
  await expect(pages).toHaveCount(1);
  const second = await context.newPage();
  await second.goto('/agent?inspect=1');
  await expect(pages).toHaveCount(2);
  await expect(actors(viewer).getByRole('button', { name: /^agentLogin/ })).toHaveCount(0);

  await viewer.getByRole('banner').getByRole('combobox').selectOption({ index: 1 });
  await expect(actors(viewer).getByRole('button', { name: /^agentLogin/ })).toBeVisible();
  // The tab remembers that it is inspected.
  await second.goto('/agent');
  await expect(pages).toHaveCount(2);
  await expect(actors(viewer).getByRole('button', { name: /^agentLogin/ })).toBeVisible();
});

test('is silent unless it is asked for', async ({ page, context }) => {
  const viewer = await aViewer(context);
  const wire = await listen(viewer);
  await logIn(page, 'player');
  await expect(balance(page)).toBeVisible();
  expect(wire()).toBe('');
  await expect(viewer.getByText('No page is inspected yet', { exact: false })).toBeVisible();
});
