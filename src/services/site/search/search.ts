import { SEARCH_COLUMNS, type SearchCatalogue } from '../../../../contract/search';
import { endpoints } from '../../../../contract/endpoints';
import { GAME_CATEGORIES, LANGUAGES } from '../../../../contract/constants';
import { faultMessage } from '../../../../machines/shared/message';
import type {
  Found,
  FoundKind,
  PrepareOutcome,
  SearchGoal,
} from '../../../../machines/site/search/search.types';
import type { Vendor, VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import type { Kit } from '../../kit';
import { valueOf } from '../../http/valueOf';
import { readAnnouncements } from '../../announcements/announcements';
import { createVendorSource } from '../../lobby/vendors';
import { safeStorage } from '../../storage';
import { readHelp } from '../../support/help';
import { createRecentSearches } from '../recentSearches';
import type { Answer, Hit, Question } from './searchDesk';
import { createSearchWorker, type SearchWorker } from './searchWorker';

/** A page of the site that can be found, in the words of the language. */
export type SitePage = {
  title: string;
  /** What else people call it, in every language. */
  also: readonly string[];
  goal: Found['goal'];
  isCategory: boolean;
};

const POPULAR = 8;
/** Before what is as near: a page is what one goes to, a game one of thousands. */
const WEIGHTS: Record<FoundKind, number> = {
  page: 1,
  vendor: 0.8,
  promotion: 0.7,
  help: 0.6,
  game: 0.5,
};
type Other = { found: Found; also: readonly string[] };

/**
 * Search over games, makers, promotions, help and pages. The index is in a worker that is started
 * by the first search and kept until the page goes.
 */
export const createSearch = (kit: Kit) => createSearchWith(kit, createSearchWorker);

/** The same with another worker, for a test. */
export const createSearchWith = (
  { call, brand: { merchantCode }, language, tiles, environment }: Kit,
  createWorker: () => SearchWorker,
) => {
  const recent = createRecentSearches(safeStorage(environment.localStorage));
  const vendors = createVendorSource({ call, merchantCode, language, tiles });
  let kept: { language: string; version: string; catalogue: SearchCatalogue } | null = null;
  let others: Other[] = [];
  /** What the worker has: its language, and a text that differs when anything does. */
  let filled = { language: '', text: '' };
  let names = new Map<string, string>();
  let desk: ReturnType<typeof openDesk> | null = null;
  const ask = () => (desk ??= openDesk(createWorker()));

  const readCatalogue = async (signal?: AbortSignal): Promise<SearchCatalogue> => {
    const asked = language();
    const version = kept?.language === asked ? kept.version : '';
    const answer = valueOf(
      endpoints.searchIndex,
      await call(
        endpoints.searchIndex,
        { merchant: merchantCode, language: asked, version },
        { signal },
      ),
    );
    if (answer.catalogue)
      kept = { language: asked, version: answer.version, catalogue: answer.catalogue };
    return kept?.catalogue ?? NO_GAMES;
  };
  /** The titles of each article in the other languages. One that does not come is left out. */
  const helpElsewhere = async (signal?: AbortSignal): Promise<Map<string, string[]>> => {
    const read = await Promise.all(
      LANGUAGES.filter((one) => one !== language()).map((one) =>
        readHelp({ call, language: () => one }, signal).catch(() => []),
      ),
    );
    const titles = new Map<string, string[]>();
    for (const topic of read.flat())
      for (const { term, title } of topic.articles)
        titles.set(term, [...(titles.get(term) ?? []), title, topic.title]);
    return titles;
  };
  /** In the language shown, found in every one: people type in whichever comes to mind. */
  const helpArticles = async (signal?: AbortSignal): Promise<Other[]> => {
    const [topics, elsewhere] = await Promise.all([
      readHelp({ call, language }, signal),
      helpElsewhere(signal),
    ]);
    return topics.flatMap((topic) =>
      topic.articles.map(({ term, title }) => ({
        found: {
          id: `help ${term}`,
          kind: 'help' as const,
          title,
          about: topic.title,
          picture: '',
          goal: { kind: 'address' as const, address: `/help#${encodeURIComponent(term)}` },
        },
        also: [topic.title, ...(elsewhere.get(term) ?? [])],
      })),
    );
  };
  const readPromotions = async (signal?: AbortSignal): Promise<Other[]> =>
    (await readAnnouncements(call, { types: 'PR', execution: 'B' }, signal)).promotion.map(
      ({ id, title }) => ({
        found: {
          id: `promotion ${id}`,
          kind: 'promotion' as const,
          title,
          about: '',
          picture: '',
          goal: { kind: 'address' as const, address: `/promotions#${encodeURIComponent(id)}` },
        },
        also: [],
      }),
    );

  const foundOf = (hit: Hit): Found | null =>
    'other' in hit ? (others[hit.other]?.found ?? null) : gameOf(hit.line);
  const gameOf = (line: string): Found | null => {
    const columns = line.split('\t');
    const [nodeId = '', gameName = '', vassalage = '', type, gameCode = '', iconUrl = ''] = columns;
    const gameType = GAME_CATEGORIES.find((one) => one === type);
    if (!gameType || columns.length !== SEARCH_COLUMNS.length) return null;
    const {
      icon,
      isHot: _,
      ...game
    } = tiles.toGame({
      nodeId,
      gameName,
      iconUrl,
      isHot: false,
      isGame: 'GAME',
      vassalage,
      gameType,
      gameCode,
    });
    return {
      id: `game ${game.id}`,
      kind: 'game',
      title: game.name,
      about: names.get(vassalage) ?? vassalage,
      picture: icon,
      goal: { kind: 'game', game },
    };
  };
  const putIn = (catalogue: SearchCatalogue) =>
    ask().put({
      games: catalogue.games,
      words: catalogue.words,
      others: others.map(({ found: { title, kind }, also }) => ({
        title,
        also,
        weight: WEIGHTS[kind],
      })),
    });

  return {
    /**
     * Makes everything findable: the pages at once, the rest when the platform has answered. What
     * does not come is left out, and only missing games are told. `goalOf`: where a maker leads to.
     */
    prepare: async (
      pages: readonly SitePage[],
      goalOf: (vendor: Vendor) => SearchGoal,
      signal?: AbortSignal,
    ): Promise<PrepareOutcome> => {
      const own = pages.map(pageOf);
      const asked = language();
      if (filled.language !== asked) {
        others = own;
        filled = { language: asked, text: '' };
        // The search for what is typed tells that there is no worker.
        putIn(NO_GAMES).catch(() => undefined);
      }
      const [catalogue, lanes, help, promotions] = await Promise.allSettled([
        readCatalogue(signal),
        vendors.read(),
        helpArticles(signal),
        readPromotions(signal),
      ]);
      signal?.throwIfAborted();
      const makers = lanes.status === 'fulfilled' ? makersOf(lanes.value, goalOf) : [];
      names = new Map(makers.map(({ code, other }) => [code, other.found.title]));
      const all = [
        ...own,
        ...makers.map(({ other }) => other),
        ...(promotions.status === 'fulfilled' ? promotions.value : []),
        ...(help.status === 'fulfilled' ? help.value : []),
      ];
      const games = catalogue.status === 'fulfilled' ? catalogue.value : NO_GAMES;
      const text = JSON.stringify([games === NO_GAMES || kept?.version, all]);
      if (text !== filled.text) {
        others = all;
        filled = { language: asked, text };
        await putIn(games);
        signal?.throwIfAborted();
      }
      const offered = {
        categories: own.filter((_, at) => pages[at]?.isCategory).map(({ found }) => found),
        popular: firstLines(games.games, POPULAR).flatMap((line) => gameOf(line) ?? []),
      };
      return catalogue.status === 'fulfilled'
        ? { kind: 'ready', ...offered }
        : { kind: 'partly', message: faultMessage(catalogue.reason), ...offered };
    },

    /** What may be meant, the likeliest first. Only the last question is answered. */
    find: async (words: string, signal?: AbortSignal): Promise<Found[]> => {
      const hits = await ask().find(words);
      signal?.throwIfAborted();
      return hits.flatMap((hit) => foundOf(hit) ?? []);
    },

    readRecent: async (): Promise<string[]> => recent.read(),
    remember: async (words: string): Promise<null> => {
      recent.remember(words);
      return null;
    },
    forgetRecent: async (): Promise<null> => {
      recent.forget();
      return null;
    },
  };
};

const NO_GAMES: SearchCatalogue = { games: '', words: [] };

const pageOf = ({ title, also, goal }: SitePage, at: number): Other => ({
  found: { id: `page ${at}`, kind: 'page', title, about: '', picture: '', goal },
  also,
});

/** Each maker once, in the first of its categories. */
const makersOf = (
  lanes: readonly VendorLane[],
  goalOf: (vendor: Vendor) => SearchGoal,
): { code: string; other: Other }[] => {
  const seen = new Set<string>();
  return lanes
    .flatMap((lane) => lane.vendors)
    .filter(({ vendor }) => !seen.has(vendor) && seen.add(vendor))
    .map((vendor) => {
      return {
        code: vendor.vendor,
        other: {
          found: {
            id: `vendor ${vendor.vendor}`,
            kind: 'vendor',
            title: vendor.name,
            about: '',
            picture: vendor.icon,
            goal: goalOf(vendor),
          },
          also: [vendor.vendor],
        },
      };
    });
};

const firstLines = (text: string, count: number): string[] =>
  text === '' ? [] : text.split('\n', count);

/** Asks the worker, and gives its answers to those who asked. */
const openDesk = (worker: SearchWorker) => {
  const waiting = new Map<
    number,
    { tell: (answer: Answer) => void; fail: (error: Error) => void }
  >();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.tell(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new Error('the search could not start'));
    waiting.clear();
  });
  const ask = (question: (id: number) => Question) =>
    new Promise<Answer>((tell, fail) => {
      last += 1;
      waiting.set(last, { tell, fail });
      worker.postMessage(question(last), []);
    });
  return {
    put: (filled: Omit<Extract<Question, { kind: 'fill' }>, 'kind' | 'id'>) =>
      ask((id) => ({ kind: 'fill', id, ...filled })),
    find: async (words: string): Promise<Hit[]> => {
      const answer = await ask((id) => ({ kind: 'find', id, words }));
      return answer.kind === 'found' ? answer.hits : [];
    },
  };
};
