import { readFileSync } from 'node:fs';
import type { Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { lanesOf } from '../../../sandbox/lobby/gameList';
import { searchIndexOf } from '../../../sandbox/lobby/searchIndex';
import { promotionRows } from '../../../sandbox/seed/promotions';
import { helpIn } from '../../../sandbox/support/helpCentre';
import { goalOfVendor, sitePages } from '../../../src/flows/shared/sitePages';
import { createTiles } from '../../../src/services/lobby/tiles';
import type { Kit } from '../../../src/services/kit';
import { createSearchWith } from '../../../src/services/site/search/search';
import {
  createSearchDesk,
  type Answer,
  type Question,
} from '../../../src/services/site/search/searchDesk';
import type { SearchWorker } from '../../../src/services/site/search/searchWorker';

/** How many slots the seeded catalogue has. */
export const SEEDED_SLOTS = 10_000;
const TAGS: Record<Language, string> = { EN: 'en', MY: 'my' };

/** What the platform answers to the calls of the search, without a platform. */
export const seededAnswers = (language: Language, version = '', slots = SEEDED_SLOTS) =>
  new Map<string, unknown>([
    [endpoints.searchIndex.id, searchIndexOf({ merchant: 'padauk', language, version }, slots)],
    [
      endpoints.gameVendor.id,
      { data: { lanes: lanesOf(slots, language, { hot: new Set(), midnight: 0 }) } },
    ],
    [endpoints.helpCenter.id, helpIn(language)],
    [
      endpoints.announcements.id,
      {
        banners: [],
        player: [],
        popup: [],
        promotion: promotionRows.map((row, at) => ({
          id: String(at),
          title: (row.title as Record<Language, string>)[language],
        })),
      },
    ],
  ]);

/** A worker in this process. */
export const deskWorker = (): SearchWorker => {
  const heard = new EventTarget();
  const say = (data: Answer) => heard.dispatchEvent(new MessageEvent('message', { data }));
  const hear = createSearchDesk(
    (answer) => queueMicrotask(() => say(answer)),
    (go) => go(),
  );
  return Object.assign(heard, {
    postMessage: (question: Question) => hear(question),
    terminate: () => undefined,
  }) as SearchWorker;
};

/**
 * The search of the site over everything that the sandbox is seeded with. `away`: the language in
 * which the help does not come.
 */
export const seededSearch = async (language: Language, away?: Language) => {
  const answers = seededAnswers(language);
  const kit = {
    call: ({ id }: { id: string }, { lang }: { lang?: Language }) =>
      lang !== undefined && lang === away
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ kind: 'accepted', value: lang ? helpIn(lang) : answers.get(id) }),
    brand: { merchantCode: 'padauk' },
    language: () => language,
    tiles: createTiles({ imageBase: '', eSportGames: ['TF'], cockfightVendors: ['DS88'] }),
    environment: { localStorage: () => undefined },
  } as unknown as Kit;
  const search = createSearchWith(kit, deskWorker);
  await search.prepare(pagesIn(language), goalOfVendor);
  return search;
};

/** The pages that the site offers to the search. */
export const pagesIn = (language: Language) =>
  sitePages(
    sayIn(language),
    (['EN', 'MY'] as const).filter((other) => other !== language).map(sayIn),
  );

const AREAS: Record<string, string> = {
  common: 'site',
  search: 'site',
  help: 'support',
  lottery: 'lobby',
  memberCentre: 'member',
};
type Words = { [key: string]: string | Words };
const sayIn = (language: Language) => (key: string) => {
  const [namespace = '', path = ''] = key.split(':');
  const file = new URL(
    `../../../locales/${TAGS[language]}/${AREAS[namespace]}/${namespace}.json`,
    import.meta.url,
  );
  let at: string | Words | undefined = JSON.parse(readFileSync(file, 'utf8')) as Words;
  for (const part of path.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  if (typeof at !== 'string') throw new Error(`no words for ${key}`);
  return at;
};
