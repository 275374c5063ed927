import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errors, type Locator, type Page } from '@playwright/test';
import type { OpenProofs, SeenStep } from '../../../qa/audit/stage';
import { WIDTHS } from '../../../qa/catalogue/screens';
import type { PartStep } from '../../../qa/verify/productGraph';
import { createClient } from '../../sandbox/harness/client';
import { openSandbox } from './openSandbox';
import { driverOf } from './ruleDrivers/driverOf';
import { handsOf, type RuleDriver, type RuleEvent } from './ruleDrivers/ruleDriver';
import { closeAnnouncements, expect, speakEnglish } from './visit';

const PLAYER = 'player';
/** A heading of the page on which a pause leaves its member. */
const PAUSED = 'What is in force';

/** The event of a platform's model that a step names. */
const eventOf = ({ events }: RuleDriver, label: string): RuleEvent | null => {
  const [type = '', name] = label.split(' · ');
  const found = events[type]?.find((one) => one.name === name);
  return found ? { ...found, type } : null;
};

/** The app built for the sandbox, in Chromium: the stage of `npm run qa -- verify --html`. */
export const openProofs: OpenProofs = async () => {
  const { sandbox, browser, controls, close } = await openSandbox();
  const wire = createClient((path, init) => fetch(sandbox.url + path, init));
  return {
    show: async ({ product, start, steps }, { folder, name }) => {
      mkdirSync(folder, { recursive: true });
      await controls.reset();
      const driver = driverOf(product);
      // Other days than those of the seed, a Monday, and no change of the clocks for months.
      const offset = Date.parse('2027-04-12T05:00:00Z') - Date.now();
      await controls.moveClock(offset);
      await controls.settings({ gameOutcome: 'lose' });
      const context = await browser.newContext({ baseURL: sandbox.url, reducedMotion: 'reduce' });
      try {
        context.setDefaultTimeout(PATIENCE);
        const page = await context.newPage();
        await page.addInitScript(speakEnglish);
        await page.addInitScript(closeAnnouncements);
        const hands = handsOf(
          { url: sandbox.url, wire, controls, page, username: driver.username ?? PLAYER },
          offset,
        );
        await driver.begin(hands, start);
        const seen: SeenStep[] = [];
        for (const [index, parts] of steps.entries()) {
          const [step] = stepsOf(parts);
          const event = step ? eventOf(driver, step.step) : null;
          if (!event) {
            const differs = step ? `Nobody can do "${step.step}" here.` : null;
            seen.push({ did: null, said: null, differs, pictures: {} });
            continue;
          }
          const said = await driver.act(hands, event);
          await patiently(() => driver.arrive(hands, event));
          const place = driver.placeOf(page, event);
          const pictures = await shoot(page, `${name}-${index + 1}`, folder, place, async () =>
            driver.open?.(place, event),
          );
          seen.push({
            did: driver.says(event),
            said,
            differs: differenceIn(parts, said),
            pictures,
          });
        }
        return seen;
      } finally {
        await context.close();
      }
    },
    print: async (file, to) => {
      const page = await browser.newPage();
      await page.goto(pathToFileURL(resolve(file)).href);
      const margin = { top: '14mm', bottom: '14mm', left: '12mm', right: '12mm' };
      await page.pdf({ path: to, format: 'A4', printBackground: true, margin });
      await page.close();
    },
    close,
  };
};

const stepsOf = (parts: readonly PartStep[]) =>
  parts.flatMap((one) => (one.part === 'platform' && 'step' in one ? [one] : []));

/** The `meta` of a transition of a model says what the platform answers; that refuses by words. */
const differenceIn = (parts: readonly PartStep[], said: string | null): string | null => {
  const { answer } = (stepsOf(parts)[0]?.meta ?? {}) as { answer?: string };
  if (answer === undefined || answer.startsWith('refused') === (said !== null)) return null;
  return said === null
    ? `The platform does it; its model says "${answer}".`
    : `The platform refuses it (${said}); its model says "${answer}".`;
};

/** How long a part of a page may take to appear. */
const SHORT = 2_500;
/** How long a page may take on a machine that is busy with something else. */
const PATIENCE = 60_000;
const TRIES = 3;

/** A link works once: where its call is lost on a busy machine, a new one is taken. */
const patiently = async (arrive: () => Promise<void>): Promise<void> => {
  for (let tries = 1; tries < TRIES; tries += 1)
    try {
      return await arrive();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  return arrive();
};

/** One picture for each width, by its width. */
const shoot = async (
  page: Page,
  name: string,
  folder: string,
  place: Locator,
  open: () => Promise<void>,
): Promise<Readonly<Record<number, string>>> => {
  const pictures: Record<number, string> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    const isPatient = { timeout: PATIENCE };
    // The member centre, or what stands before it: a login, a reality check, the page of a pause.
    const shown = page.getByRole('dialog').or(page.getByRole('heading', { name: PAUSED }));
    await expect(shown.first()).toBeVisible(isPatient);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, isPatient);
    // What is asked for may be closed: then its place is not there.
    await place.waitFor({ timeout: SHORT }).catch(() => undefined);
    if (await place.isVisible()) {
      await open();
      await place.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    }
    const file = `${name}-${width}.jpg`;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 72 });
    pictures[width] = file;
  }
  return pictures;
};
