import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Route } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { TabInPage } from '../../../qa/race/page';
import type { OpenRaces, RaceTab, SentRequest } from '../../../qa/race/stage';
import { ensureChromium } from '../../../scripts/chromium';
import { NAMING } from '../../../scripts/support/naming';

/** Nothing answers there but the stage itself. */
const ORIGIN = 'http://race.localhost';
const ENTRY = 'virtual:race';
/** A tab's own code; the races may be those of another folder. */
const PAGE = fileURLToPath(new URL('../../../qa/race/page.ts', import.meta.url));

/** A Chromium for the tabs of races: the stage of `npm run qa -- race --browser`. */
export const openRaces: OpenRaces = async () => {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  // Opening costs seconds on a busy machine, so a place in the races of a module is opened once.
  const places = new Map<string, Promise<Place>>();
  const placeOf = (file: string, index: number): Promise<Place> => {
    const key = `${index} ${file}`;
    const place = places.get(key) ?? openPlace(browser, file);
    places.set(key, place);
    return place;
  };
  return {
    openTabs: async ({ file, race }, parts) => {
      const opened = await Promise.all(
        parts.map(async (part, index) => {
          const place = await placeOf(file, index);
          return { part, ...(await place(race, part)) };
        }),
      );
      return {
        tabs: Object.fromEntries(opened.map(({ part, tab }) => [part, tab])),
        close: async () => {
          await Promise.all(opened.map(({ close }) => close()));
        },
      };
    },
    close: () => browser.close(),
  };
};

/** A page of a context of its own, which is one part of a race after the other. */
type Place = (
  race: string,
  part: string,
) => Promise<{ readonly tab: RaceTab; readonly close: () => Promise<void> }>;

/** The module of a race and the part's own code, for a page. */
const scriptOf = async (file: string): Promise<string> => {
  const entry = `
    import * as races from ${JSON.stringify(resolve(file))};
    import { openTab } from ${JSON.stringify(PAGE)};
    globalThis.openRaceTab = (name, part) => { globalThis.raceTab = openTab(races, name, part); };
  `;
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Case files say where they are; a page has no files.
    define: { 'import.meta.url': JSON.stringify(ENTRY) },
    plugins: [
      {
        name: 'race',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

type RacePage = {
  openRaceTab: (name: string, part: string) => void;
  raceTab: TabInPage;
};

const openPlace = async (browser: Browser, file: string): Promise<Place> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const held = new Map<number, { route: Route; actor: string; asked: string }>();
  let hearOfOne = () => {};
  await page.route(`${ORIGIN}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Race</title>' }),
  );
  await page.route(`${ORIGIN}/ask/*`, (route) => {
    const request = route.request();
    const { actor, asked } = request.postDataJSON() as { actor: string; asked: string };
    held.set(Number(request.url().split('/').at(-1)), { route, actor, asked });
    hearOfOne();
  });
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(NAMING);
  await page.addScriptTag({ content: await scriptOf(file) });

  const sent = () => page.evaluate(() => (globalThis as unknown as RacePage).raceTab.sent());
  /** All requests that the page has sent have come here. */
  const arrived = async () => {
    const { count } = await sent();
    while (held.size < count) await new Promise<void>((come) => (hearOfOne = come));
  };
  /** Does what ends a request, and waits until the page has heard of it. */
  const ending = async (id: number, end: (route: Route) => Promise<void>) => {
    const ended = page.evaluate(
      (request) => (globalThis as unknown as RacePage).raceTab.ended(request),
      id,
    );
    await end(routeOf(id));
    await ended;
    await arrived();
  };
  const routeOf = (id: number): Route => {
    const found = held.get(id);
    if (!found) throw new Error(`the tab has sent no request ${id}`);
    return found.route;
  };
  const tab: RaceTab = {
    begin: async (input) => {
      await page.evaluate((name) => (globalThis as unknown as RacePage).raceTab.begin(name), input);
      await arrived();
    },
    take: async ({ kind, type, case: name, actor }) => {
      await page.evaluate(
        (stimulus) => (globalThis as unknown as RacePage).raceTab.take(stimulus),
        { kind, type, case: name, ...(actor !== undefined && { actor }) },
      );
      await arrived();
    },
    answer: async (id, name) => {
      await ending(id, (route) => route.fulfill({ json: { name } }));
    },
    lose: async (id, name) => {
      await page.evaluate(
        ([request, error]) => (globalThis as unknown as RacePage).raceTab.willLose(request, error),
        [id, name] as const,
      );
      await ending(id, (route) => route.abort('connectionreset'));
    },
    state: () => page.evaluate(() => (globalThis as unknown as RacePage).raceTab.state()),
    requests: async () => {
      const { waited } = await sent();
      return [...held]
        .map(([id, { actor, asked }]): SentRequest => ({
          id,
          actor,
          asked,
          isWaited: waited.includes(id),
        }))
        .toSorted((a, b) => a.id - b.id);
    },
  };
  return async (race, part) => {
    await page.evaluate(
      ([name, own]) => (globalThis as unknown as RacePage).openRaceTab(name, own),
      [race, part] as const,
    );
    const close = async () => {
      await page.evaluate(() => (globalThis as unknown as RacePage).raceTab.end());
      held.clear();
    };
    return { tab, close };
  };
};
