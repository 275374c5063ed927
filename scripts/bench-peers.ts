import { comparePages, type Places } from './pages/comparison';
import { buildPeers, HANKO_LOGIN } from './pages/peers';
import { rowsOf, type Medians, type Row } from './pages/rounds';

const HELP = `Measures first visits of our login and home beside the pages of peers, in the way of
bench:pages (its --help says what the figures are): Supabase Auth UI and Hanko Elements for the
login, MUI with Swiper for the lobby, each as its guide shows it. Their packages are installed into
.cache/bench/peers, which needs the network once.

  npm run bench:peers                 tables and budgets; code 1 above one; some 6 minutes
  npm run bench:peers -- --runs 9     visits to each page (5)
  npm run bench:peers -- --quick      one visit to each: shows that it runs, decides nothing
  npm run bench:peers -- --lang EN    our pages in English (MY, the default language)
  npm run -s bench:peers -- --json    the same as JSON, with every visit
  npm run bench:peers -- --help       this`;

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

await comparePages({
  help: HELP,
  pages: PAGES,
  addPages: buildPeers,
  wishesOf,
  budgetsOf,
  patience: PATIENCE,
});

function wishesOf({ yard, login, lobby, common }: Places) {
  const email = 'input[type="email"]';
  const inHanko = `hanko-auth >>> ${email}`;
  return {
    ...common,
    'Supabase Auth UI': async () => ({
      ...login(`${yard}/supabase.html`),
      ready: [email],
      field: email,
    }),
    'Hanko Elements': async () => ({
      ...login(`${yard}/hanko.html`),
      ready: [inHanko],
      field: inHanko,
      answers: { '**/login': HANKO_LOGIN },
    }),
    'MUI + Swiper': async () => lobby(`${yard}/mui.html`),
  };
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
