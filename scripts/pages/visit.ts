import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { NAMING } from '../support/naming';
import { blockedBy, shiftScore, typingOf, type Figures } from './figures';
import { probe, type Wanted } from './probe';

export type Visit = {
  url: string;
  /** The page is ready when all of these are visible. */
  ready: readonly string[];
  /** Letters are typed into the field as soon as it exists, while the rest is loading. */
  types?: boolean;
  /** The field to type into, where it is not that of our login. */
  field?: string;
  /** What is answered to a POST of the page, by its path, instead of its server. */
  answers?: Readonly<Record<string, unknown>>;
  /** The button is pressed until the form refuses; nothing else is measured. */
  submits?: boolean;
  /** The layout is watched until this many ms after the start. */
  watch?: number;
  language: 'MY' | 'EN';
};

export const SLOWER = 4;
/** Slow 4G: 1.6 and 0.75 Mbit/s, 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const WINDOW = { width: 1280, height: 800 };
const MB = 1024 * 1024;
/** The time limit for whatever a page must show. */
const LIMIT = 30_000;
/**
 * Settled: no request for so long, no long task for so long, and so long since it was ready; a page
 * that never is, is measured at the end.
 */
const SETTLED = { quiet: 500, noTask: 1_000, least: 1_500, most: 15_000 };
/** A person types eight letters a second. */
const TYPING = { letters: 'abcdefghijklmnopqrst', pause: 120 };
const KEYS = { letters: 'abcdefghij', pause: 80, least: 8 };
const SELECTORS = {
  field: 'form input[autocomplete~="username"]',
  submit: 'form:has(input[autocomplete~="username"]) button[type="submit"]',
  refused: 'form input[aria-invalid="true"]',
};

export const LOGIN_READY = [SELECTORS.field];

/** One first visit: a new context, so nothing is in its cache. */
export async function visit(
  browser: Browser,
  wanted: Visit,
): Promise<{ figures: Figures; keys: number[] }> {
  const context = await browser.newContext({ viewport: WINDOW });
  context.setDefaultTimeout(LIMIT);
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(
      () =>
        reject(
          new Error(
            `${wanted.url} did not show what was waited for within ${(2 * LIMIT) / 1_000} s.`,
          ),
        ),
      2 * LIMIT,
    );
  });
  try {
    return await Promise.race([visited(context, wanted), late]);
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}

async function visited(
  context: BrowserContext,
  { url, ready, types, field, answers, submits, watch, language }: Visit,
): Promise<{ figures: Figures; keys: number[] }> {
  const wanted: Wanted = { ready, ...SELECTORS, ...(field !== undefined && { field }) };
  const page = await context.newPage();
  await page.addInitScript(NAMING);
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
  await page.addInitScript(probe, wanted);
  for (const [path, json] of Object.entries(answers ?? {}))
    await page.route(path, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json }) : route.continue(),
    );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const isQuiet = watchRequests(page);

  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  if (submits) {
    await page.evaluate(() => globalThis.benchProbe.whenAwake());
    const awake = await page.evaluate(() => globalThis.benchProbe.told.awake);
    return { figures: awake === null ? {} : { awake }, keys: [] };
  }
  if (types) await typeThrough(page, devtools);
  await page.evaluate(() => globalThis.benchProbe.whenReady);
  await settle(page, isQuiet);
  const { told, words } = await page.evaluate(() => ({
    told: globalThis.benchProbe.told,
    words: globalThis.benchProbe.words(),
  }));
  const figures: Figures = {
    lcp: told.lcp,
    ready: told.ready ?? Number.NaN,
    blocked: blockedBy(told.tasks),
    longest: Math.max(0, ...told.tasks.map(({ duration }) => duration)),
    ...(types && typingOf(TYPING.letters, told.typed, words)),
    main: (await metricOf(devtools, 'TaskDuration')) * 1_000,
    heap: await heapOf(devtools),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
  };
  if (watch !== undefined) await pause(Math.max(0, watch - (performance.now() - begun)));
  const shift = shiftScore(await page.evaluate(() => globalThis.benchProbe.told.shifts));
  return { figures: { ...figures, shift }, keys: types ? await keysOf(page) : [] };
}

function watchRequests(page: Page): () => boolean {
  let [open, changed] = [0, performance.now()];
  const count = (by: number) => () => {
    open += by;
    changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => open <= 0 && performance.now() - changed >= SETTLED.quiet;
}

async function settle(page: Page, isQuiet: () => boolean): Promise<void> {
  const from = performance.now();
  for (let passed = 0; passed < SETTLED.most; passed = performance.now() - from) {
    await pause(100);
    if (passed < SETTLED.least || !isQuiet()) continue;
    const last = await page.evaluate(
      () =>
        performance.now() -
        Math.max(
          0,
          ...globalThis.benchProbe.told.tasks.map(({ start, duration }) => start + duration),
        ),
    );
    if (last > SETTLED.noTask) return;
  }
}

/** Like an impatient person: no letter waits for the previous one to be shown. */
async function typeThrough(page: Page, devtools: CDPSession): Promise<void> {
  await page.evaluate(() => globalThis.benchProbe.whenTypable());
  const sent: Promise<unknown>[] = [];
  for (const text of TYPING.letters) {
    sent.push(devtools.send('Input.insertText', { text }));
    await pause(TYPING.pause);
  }
  await Promise.all(sent);
}

/**
 * From each key to the next paint. The browser does not record less than 16 ms: that counts as 8,
 * the middle.
 */
async function keysOf(page: Page): Promise<number[]> {
  await page.evaluate(() => globalThis.benchProbe.whenTypable());
  const from = await page.evaluate(() => performance.now());
  for (const letter of KEYS.letters) {
    await page.keyboard.press(letter);
    await pause(KEYS.pause);
  }
  await pause(200);
  const slow = await page.evaluate(
    (since) =>
      globalThis.benchProbe.told.keys
        .filter(({ start }) => start >= since)
        .map(({ duration }) => duration),
    from,
  );
  return Array.from(KEYS.letters, (_, place) => slow[place] ?? KEYS.least);
}

async function metricOf(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await metricOf(devtools, 'JSHeapUsedSize')) / MB;
}
