import { stripVTControlCharacters } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import type { Capsule } from '../../../machines/shared/capsule';
import type { PlanPath } from '../../../qa/plan';
import type { OpenStage, StagedFlow } from '../../../qa/replay/stage';
import { ensureBuild, OUT_DIR } from '../../../scripts/build/ensureBuild';
import { ensureChromium } from '../../../scripts/chromium';
import { freePort, startSandbox } from '../../../scripts/support/sandbox';
import { walkPath, type WalkDriver } from '../../support/walk';
import { controlsOf, type Controls } from './controls';
import { loginDriver, STARTS } from './loginDriver';
import { closeAnnouncements, speakEnglish } from './visit';

type Flow = StagedFlow & { act: (path: PlanPath, page: Page, controls: Controls) => Promise<void> };
const flowOf = <TWorld>(driverOf: (page: Page, controls: Controls) => WalkDriver<TWorld>, flow: StagedFlow): Flow => ({
  ...flow, act: (path, page, controls) => walkPath(path, driverOf(page, controls), '.cache/qa/replays'),
});

/** Flows with a driver for the browser. A key pressed is a `field.changed` for each, and the drivers fill fields in one go. */
const FLOWS: Record<string, Flow> = {
  login: flowOf(loginDriver, { incidental: ['field.changed'], inputs: Object.keys(STARTS) }),
};

/** A gesture that cannot be made says so soon. */
const PATIENCE = 10_000;

/** The app built for the sandbox, in Chromium, with a sandbox of its own: what `npm run qa -- replay FILE --browser` plays on. */
export const openStage: OpenStage = async () => {
  await ensureBuild('sandbox');
  const executablePath = await ensureChromium();
  const sandbox = await startSandbox({ port: await freePort(), dist: OUT_DIR.sandbox });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const controls = controlsOf(sandbox.url);
  return {
    flows: FLOWS,
    play: async (machine, path, capsule) => {
      await setPlatform(sandbox.url, controls, capsule);
      const { page: { viewport }, clock: { timeZone, startedAt } } = capsule;
      const context = await browser.newContext({ baseURL: sandbox.url, viewport, timezoneId: timeZone, locale: 'en-GB', reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.clock.install({ time: startedAt });
      // The drivers find things by their English names.
      await page.addInitScript(speakEnglish);
      await page.addInitScript(closeAnnouncements);
      try {
        const failure = await FLOWS[machine]?.act(path, page, controls).then(() => null, sentenceOf) ?? null;
        return { report: await reportOf(page), failure };
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await browser.close();
      await sandbox.stop();
    },
  };
};

/** The seed, at the hour of the record and with what its platform had switched on. */
const setPlatform = async (url: string, controls: Controls, { clock: { startedAt }, flags }: Capsule) => {
  const answer = await fetch(`${url}/sandbox/reset`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The sandbox refused its reset: ${answer.status} ${await answer.text()}`);
  await controls.settings({ whitelabel: flags });
  await controls.moveClock(Math.round(startedAt - Date.now()));
};

/** The page's own record, by the hook of the sandbox build (docs/decisions/0028). */
const reportOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { croupierReport: () => Promise<Capsule> }).croupierReport());

/** The first line says it; the rest is Playwright's log. */
const sentenceOf = (error: unknown): string => stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
