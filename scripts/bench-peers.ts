import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { createClient } from '../tests/sandbox/harness/client';
import { gamesOf } from './pages/content';
import { buildPeers, HANKO_LOGIN } from './pages/peers';
import { inRounds, mediansOf, printFigures, rowsOf, type Medians, type Row } from './pages/rounds';
import { LOGIN_READY, SLOWER, visit, type Visit } from './pages/visit';
import { buildYardsticks } from './pages/yardsticks';
import { bench } from './support/bench';
import { refuse, wholeNumber } from './support/flags';
import { freePort, startSandbox } from './support/sandbox';

const HELP = `Measures first visits of our login and home beside the pages of peers, in the way of
bench:pages (its --help says what the figures are): Supabase Auth UI and Hanko Elements for the
login, MUI with Swiper for the lobby, each as its guide shows it. Their packages are installed into
.cache/bench/peers, which needs the network once.

  npm run bench:peers                 tables and budgets; code 1 above one; some 6 minutes
  npm run bench:peers -- --runs 9     visits to each page (5)
  npm run bench:peers -- --quick      one visit to each: shows that it runs, decides nothing
  npm run bench:peers -- --lang EN    our pages in English (MY, the default language)
  npm run bench:peers -- --help       this`;

const TILES = 18;
const PATIENCE = { first: 300_000, round: 150_000 };
/** Issue 29: ratios to the page beside it, ms, or elements. */
const BUDGET = {
  blocked: { home: 0.35, login: 1.5 },
  main: { home: 1, login: 2.5 },
  usable: 0.9,
  ready: 1.1,
  longestMs: 150,
  elements: 1_000,
} as const;
const PAGES = [
  'static login',
  'floor login',
  'Supabase Auth UI',
  'Hanko Elements',
  'our login',
  'static lobby',
  'MUI + Swiper',
  'our home',
] as const;
type Name = (typeof PAGES)[number];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'MY' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const language: Visit['language'] =
  values.lang === 'EN' || values.lang === 'MY'
    ? values.lang
    : refuse(`--lang takes MY or EN, not "${values.lang}".`);
const runs = values.quick ? 1 : wholeNumber('runs', values.runs);

await bench(
  'production',
  async (browser, url) => {
    const client = createClient((path, init) => fetch(url + path, init));
    const folder = await buildYardsticks(await gamesOf(client, TILES, language));
    await buildPeers(folder);
    const yard = await startSandbox({ port: await freePort(), dist: folder });
    try {
      await compare(browser, wishesOf(url, yard.url));
    } finally {
      await yard.stop();
    }
  },
  { limit: PATIENCE.first + runs * PATIENCE.round },
);

function wishesOf(ours: string, yard: string): Record<Name, Visit> {
  const login = { ready: LOGIN_READY, types: true, language };
  const lobby = { ready: ['main img[src^="/media/games/"]'], language };
  const email = 'input[type="email"]';
  const inHanko = `hanko-auth >>> ${email}`;
  return {
    'static login': { ...login, url: `${yard}/static-login.html` },
    'floor login': { ...login, url: `${yard}/login` },
    'Supabase Auth UI': { ...login, url: `${yard}/supabase.html`, ready: [email], field: email },
    'Hanko Elements': {
      ...login,
      url: `${yard}/hanko.html`,
      ready: [inHanko],
      field: inHanko,
      answers: { '**/login': HANKO_LOGIN },
    },
    'our login': { ...login, url: `${ours}/login` },
    'static lobby': { ...lobby, url: `${yard}/static-lobby.html` },
    'MUI + Swiper': { ...lobby, url: `${yard}/mui.html` },
    'our home': { ...lobby, url: `${ours}/` },
  };
}

async function compare(browser: Browser, wishes: Record<Name, Visit>): Promise<void> {
  // A real platform has its covers ready; the sandbox paints each at the first request.
  for (const name of ['static lobby', 'our home'] as const) await visit(browser, wishes[name]);
  const wishOf = Object.fromEntries(PAGES.map((name) => [name, async () => wishes[name]]));
  const visits = await inRounds(browser, PAGES, wishOf as Record<Name, () => Promise<Visit>>, {
    runs,
    isQuiet: false,
  });
  const medians = mediansOf(PAGES, visits);
  console.log(
    `Chromium ${browser.version()}, ${SLOWER}x CPU, slow 4G, ${runs} visits to each page, ours ` +
      `in ${language}\n`,
  );
  printFigures(PAGES, medians, budgetsOf(medians));
}

function budgetsOf(medians: Medians<Name>): Row[] {
  const { beside, alone } = rowsOf(medians);
  return [
    beside('blocked, home', ['our home', 'blocked'], BUDGET.blocked.home, [
      'MUI + Swiper',
      'blocked',
    ]),
    beside('blocked, login', ['our login', 'blocked'], BUDGET.blocked.login, [
      'floor login',
      'blocked',
    ]),
    beside('main thread, home', ['our home', 'main'], BUDGET.main.home, ['MUI + Swiper', 'main']),
    beside('main thread, login', ['our login', 'main'], BUDGET.main.login, ['floor login', 'main']),
    beside('usable, login', ['our login', 'usable'], BUDGET.usable, ['floor login', 'usable']),
    beside('ready, home', ['our home', 'ready'], BUDGET.ready, ['MUI + Swiper', 'ready']),
    alone('letters typed early and lost', ['our login', 'lost'], 0, ''),
    alone('longest task, login', ['our login', 'longest'], BUDGET.longestMs, 'ms'),
    alone('longest task, home', ['our home', 'longest'], BUDGET.longestMs, 'ms'),
    alone('elements, login', ['our login', 'elements'], BUDGET.elements, ''),
    alone('elements, home', ['our home', 'elements'], BUDGET.elements, ''),
  ];
}
