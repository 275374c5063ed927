import { linkTokenOf } from '../tests/e2e/harness/people';
import { comparePages, TILE, type Places } from './pages/comparison';
import { rowsOf, type Medians, type Row } from './pages/rounds';
import { SLOWER } from './pages/visit';

const HELP = `Measures first visits of the production build in Chromium at ${SLOWER}x CPU slow-down
and slow 4G (1.6 Mbit/s, 150 ms), and of two yardsticks that it builds from scripts/bare: the same
kind of page as plain HTML ("static"), and our packages alone ("floor").

  npm run bench:pages                      tables and budgets; code 1 above one
  npm run bench:pages -- --runs 9          visits to each page (5)
  npm run bench:pages -- --quick           one visit to each: shows that it runs, decides nothing
  npm run bench:pages -- --lang EN         our pages in English (MY, the default language)
  npm run -s bench:pages -- --json         the same as JSON, with every visit
  npm run bench:pages -- --help            this

Every visit is a new context with an empty cache, 1280x800. Pages are visited in turn, round after
round. Figures are medians of a page's visits; times are ms from the start of the navigation.
Compare within one run only: times belong to the machine.

  lcp      largest contentful paint until the page has settled: no request for 0.5 s, no task over
           50 ms for 1 s
  ready    the frame that shows the username field or the first game; for a member, the account too
  usable   the frame with the first typed letter that is still there at the end. 20 letters are
           typed, 8 a second, as soon as the field is there
  lost     letters of those that are not in the field at the end, all visits together
  awake    the frame in which the form refuses an empty login. A separate visit presses the button
           every 50 ms until then
  blocked  what tasks took beyond 50 ms each, from the start until settled; longest: longest task
  shift    layout shift by session windows; of our home the first 15 s, else until settled
  key      ten keys after the load, to the next paint: the 95th percentile over all visits
  main     what the main thread did until settled; elements: those of the page then
  heap     MB of JavaScript after garbage collection, settled

The browser slows down each request: no connection costs, HTTP/1.1. A member comes by a link with a
token.`;

const ACCOUNT = 'header [aria-haspopup="menu"]';
const WATCHED = 15_000;
/** Time limits with a reserve: seven pages, 6 s each, and 16 s for the home page. */
const PATIENCE = { first: 120_000, round: 150_000 };
/** The budget of each figure: a ratio to the comparison page, ms, or layout shift. */
const BUDGET = {
  lcp: 1.15,
  usable: 1.15,
  awake: 1,
  ready: 1.1,
  blocked: { login: 1, home: 1.2 },
  longestMs: 200,
  shift: { home: 0.005, other: 0.02 },
  keyMs: 50,
  member: 1.5,
  heap: 1.5,
} as const;
const PAGES = [
  'static login',
  'floor login',
  'our login',
  'our login, pressed',
  'static lobby',
  'floor lobby',
  'our home',
  'our home, member',
] as const;

type Name = (typeof PAGES)[number];

await comparePages({
  help: HELP,
  pages: PAGES,
  wishesOf,
  budgetsOf,
  patience: PATIENCE,
});

function wishesOf({ ours, yard, language, login, lobby, common }: Places) {
  return {
    ...common,
    'our login, pressed': async () => ({ ...login(`${ours}/login`), submits: true }),
    'floor lobby': async () => lobby(`${yard}/`),
    'our home': async () => ({ ...lobby(`${ours}/`), watch: WATCHED }),
    'our home, member': async () => ({
      language,
      ready: [TILE, ACCOUNT],
      url: `${ours}/?token=${encodeURIComponent(await linkTokenOf(ours, 'player'))}`,
    }),
  };
}

/** Each budget, and the figures of the same run that it compares. */
function budgetsOf(medians: Medians<Name>): Row[] {
  const { beside, alone } = rowsOf(medians);
  return [
    beside('LCP, login', ['our login', 'lcp'], BUDGET.lcp, ['static login', 'lcp']),
    beside('LCP, home', ['our home', 'lcp'], BUDGET.lcp, ['static lobby', 'lcp']),
    beside('field usable, login', ['our login', 'usable'], BUDGET.usable, [
      'static login',
      'usable',
    ]),
    alone('letters typed early and lost', ['our login', 'lost'], 0, ''),
    beside('awake, login', ['our login, pressed', 'awake'], BUDGET.awake, [
      'floor login',
      'usable',
    ]),
    beside('awake, home', ['our home', 'ready'], BUDGET.ready, ['floor lobby', 'ready']),
    beside('blocked, login', ['our login', 'blocked'], BUDGET.blocked.login, [
      'floor login',
      'blocked',
    ]),
    beside('blocked, home', ['our home', 'blocked'], BUDGET.blocked.home, [
      'floor lobby',
      'blocked',
    ]),
    alone('longest task, login', ['our login', 'longest'], BUDGET.longestMs, 'ms'),
    alone('longest task, home', ['our home', 'longest'], BUDGET.longestMs, 'ms'),
    alone('layout shift, login', ['our login', 'shift'], BUDGET.shift.other, ''),
    alone(`layout shift, home, ${WATCHED / 1_000} s`, ['our home', 'shift'], BUDGET.shift.home, ''),
    alone('layout shift, member home', ['our home, member', 'shift'], BUDGET.shift.other, ''),
    alone('key to next paint, login, p95', ['our login', 'key'], BUDGET.keyMs, 'ms'),
    beside('member home', ['our home, member', 'ready'], BUDGET.member, ['our home', 'ready']),
    beside('heap, login', ['our login', 'heap'], BUDGET.heap, ['floor login', 'heap'], 'MB'),
    beside('heap, home', ['our home', 'heap'], BUDGET.heap, ['floor lobby', 'heap'], 'MB'),
  ];
}
