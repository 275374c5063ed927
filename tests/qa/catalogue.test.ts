import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assess } from '../../qa/run/assess';
import { cataloguePage } from '../../qa/catalogue/catalogue';
import { readScreens, screenOf, WIDTHS } from '../../qa/catalogue/screens';
import { gather } from '../../qa/report/gather';
import { cases as loginCases } from '../../machines/account/login/login.cases';
import { evilCases, FORMULA } from './fixtures/evil';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-catalogue-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('shows chart, events, requirements and screens of each machine', async () => {
  for (const value of [
    'leaving',
    'passwordChange',
    { form: { way: 'username', step: 'signingIn', captcha: 'hidden' } },
    { form: { way: 'username', step: 'credentials', captcha: 'hidden' } },
  ]) {
    const other = screenOf(folder, 'login', value);
    other.finish();
  }
  const screen = screenOf(folder, 'login', 'recovery');
  for (const width of WIDTHS) {
    mkdirSync(dirname(screen.file(width)), { recursive: true });
    writeFileSync(screen.file(width), 'picture');
  }
  expect(screen.isTaken()).toBe(false);
  screen.finish();
  expect(screen.isTaken()).toBe(true);

  const subjects = [loginCases, evilCases].map((cases) => ({
    name: cases.machine.id,
    file: `${cases.machine.id}.ts`,
    cases,
    assessment: assess(cases),
  }));
  const machines = await gather(subjects);
  const page = cataloguePage({
    machines,
    screens: (machine) => readScreens(folder, machine),
    at: new Date(0),
  });
  const { window } = new JSDOM(page.replace(/<style>[^]*<\/style>/, ''));
  const body = within(window.document.body);

  const login = within(body.getByRole('article', { name: 'login' }));
  expect(
    login.getByRole('img', { name: /^Statechart of login: 26 states, 72 transitions/ }),
  ).toBeDefined();
  expect(
    login.getByRole('img', { name: 'The screen of recovery at 360 pixels' }).getAttribute('src'),
  ).toMatch(/^screens\/login\/\w+-360\.jpg$/);
  expect(login.getByRole('img', { name: 'The screen of recovery at 1440 pixels' })).toBeDefined();
  expect(
    login.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent),
  ).toEqual(
    [
      'form.way.username + form.step.credentials + form.captcha.hidden',
      'form.way.username + form.step.signingIn + form.captcha.hidden',
      'recovery',
      'passwordChange',
      'leaving',
    ].map((text) => expect.stringContaining(text.split(' + ')[1] ?? text)),
  );
  const events = within(
    login.getByRole('region', { name: 'Events and answers of login', hidden: true }),
  );
  expect(events.getByText('{"way":"sms"}')).toBeDefined();
  expect(events.getAllByText('raised by the machine itself')).toHaveLength(3);
  const requirements = within(login.getByRole('region', { name: 'Requirements of login' }));
  expect(requirements.getByText('An sms login skips human verification.')).toBeDefined();

  const evil = within(body.getByRole('article', { name: 'evil' }));
  expect(
    evil.getByText(FORMULA, { normalizer: (text) => text.replace(/\n/g, '\r\n') }),
  ).toBeDefined();
  expect([...window.document.querySelectorAll('script')]).toHaveLength(1);
});
