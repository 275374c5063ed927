import { parseArgs } from 'node:util';
import type { Language } from '../../contract/constants';
import { createClient } from '../../tests/sandbox/harness/client';
import { bench } from '../support/bench';
import { refuse, wholeNumber } from '../support/flags';
import { freePort, startSandbox } from '../support/sandbox';
import { verdict } from '../support/verdict';
import { gamesOf } from './content';
import { inRounds, mediansOf, printFigures, type Medians, type Row, type Visits } from './rounds';
import { LOGIN_READY, SLOWER, visit, type Visit } from './visit';
import { buildYardsticks } from './yardsticks';

/** The first game of a lobby. */
export const TILE = 'main img[src^="/media/games/"]';

/** What a comparison makes its visits from: `ours` and `yard` are addresses without a path. */
export type Places = {
  ours: string;
  yard: string;
  language: Language;
  login: (url: string) => Visit;
  lobby: (url: string) => Visit;
  /** The pages that every comparison has. */
  common: ReturnType<typeof commonOf>;
};

/** Pages that are visited in turn, and what their figures are compared with. */
export type Comparison<Name extends string> = {
  help: string;
  pages: readonly Name[];
  /** Adds pages to the folder of the yardsticks. */
  addPages?: (folder: string) => Promise<void>;
  wishesOf: (places: Places) => Record<Name | keyof Places['common'], () => Promise<Visit>>;
  budgetsOf: (medians: Medians<Name>) => Row[];
  /** Time limits in ms, with a reserve: before the first round, and of each. */
  patience: { first: number; round: number };
};

/** A command that visits our pages and others in one run, prints the figures, and judges them. */
export async function comparePages<Name extends string>({
  help,
  pages,
  addPages,
  wishesOf,
  budgetsOf,
  patience,
}: Comparison<Name>): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'MY' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const language: Language =
    values.lang === 'EN' || values.lang === 'MY'
      ? values.lang
      : refuse(`--lang takes MY or EN, not "${values.lang}".`);
  const runs = values.quick ? 1 : wholeNumber('runs', values.runs);

  const report = (visits: Visits<Name>, chromium: string) => {
    const medians = mediansOf(pages, visits);
    const rows = budgetsOf(medians);
    if (values.json) {
      const judged = rows.map((row) => ({ ...row, verdict: verdict(row.figure, row.budget) }));
      const all = { chromium, runs, language, slower: SLOWER, medians, rows: judged, visits };
      console.log(JSON.stringify(all, null, 2));
      return;
    }
    console.log(
      `Chromium ${chromium}, ${SLOWER}x CPU, slow 4G, ${runs} visits to each page, ours in ` +
        `${language}\n`,
    );
    printFigures(pages, medians, rows);
  };

  await bench(
    'production',
    async (browser, ours) => {
      const client = createClient((path, init) => fetch(ours + path, init));
      const dist = await buildYardsticks(await gamesOf(client, language));
      await addPages?.(dist);
      const yard = await startSandbox({ port: await freePort(), dist });
      try {
        const wishOf = wishesOf(placesOf(ours, yard.url, language));
        // A real platform has its covers ready; the sandbox paints each at the first request.
        for (const name of ['static lobby', 'our home'] as const)
          await visit(browser, await wishOf[name]());
        const visits = await inRounds(browser, pages, wishOf, { runs, isQuiet: values.json });
        report(visits, browser.version());
      } finally {
        await yard.stop();
      }
    },
    { limit: patience.first + runs * patience.round },
  );
}

const placesOf = (ours: string, yard: string, language: Language): Places => {
  const login = (url: string): Visit => ({ url, ready: LOGIN_READY, types: true, language });
  const lobby = (url: string): Visit => ({ url, ready: [TILE], language });
  const places = { ours, yard, language, login, lobby };
  return { ...places, common: commonOf(places) };
};

const commonOf = ({ ours, yard, login, lobby }: Omit<Places, 'common'>) => ({
  'static login': async () => login(`${yard}/static-login.html`),
  'floor login': async () => login(`${yard}/login`),
  'our login': async () => login(`${ours}/login`),
  'static lobby': async () => lobby(`${yard}/static-lobby.html`),
  'our home': async () => lobby(`${ours}/`),
});
