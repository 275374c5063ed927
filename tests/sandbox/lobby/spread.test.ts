import { describe, expect, it } from 'vitest';
import type { Marks } from '../../../sandbox/kit/services';
import { everyGame, gamesOf, nodeOf } from '../../../sandbox/lobby/catalogue';
import { gameListOf } from '../../../sandbox/lobby/gameList';
import { spread } from '../../../sandbox/lobby/spread';
import { SUBJECT_OF_WORD } from '../../../sandbox/lobby/subjects';
import { SUBJECT_ART } from '../../../sandbox/media/coverSubjects';

const marksOf = (hot: readonly string[]): Marks => ({ hot: new Set(hot), midnight: 0 });
const list = (given: object, marks = marksOf([])) =>
  gameListOf(
    {
      gameType: 'RNG',
      sort: 'popular',
      pageNo: 1,
      pageSize: 100,
      language: 'EN',
      ...given,
    } as Parameters<typeof gameListOf>[0],
    10_000,
    marks,
  );
const pairs = <T>(all: readonly T[]) => all.slice(1).map((one, place) => [all[place] as T, one]);

describe('a list with different entries side by side', () => {
  const letters = (text: string) => [text.charAt(0), text.charAt(1)];

  it('keeps what comes first, and every entry once', () => {
    expect(spread(['aX', 'aY', 'bX', 'aZ', 'bY'], letters)).toEqual(['aX', 'bY', 'aZ', 'bX', 'aY']);
    expect(spread([], letters)).toEqual([]);
  });
  it('prefers another first trait to another second one', () => {
    expect(spread(['aX', 'aY', 'bX'], letters)).toEqual(['aX', 'bX', 'aY']);
  });
  it('looks at what stands before it, and ends where it is told to', () => {
    expect(spread(['aX', 'aY', 'bZ'], letters, { before: 'aZ', count: 1 })).toEqual(['bZ']);
    expect(spread(['aX', 'bY', 'cZ'], letters, { before: 'aX', count: 2 })).toEqual(['bY', 'aX']);
  });
});

describe('the popular games', () => {
  it('of many makers are of different ones side by side, in every category', () => {
    for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP'] as const) {
      const { games } = list({ gameType, pageSize: 30 });
      for (const [one, next] of pairs(games)) expect(one?.vassalage).not.toBe(next?.vassalage);
    }
  });
  it('of one maker show another subject side by side', () => {
    const { games } = list({ vassalage: 'JL', pageSize: 50 });
    const subjects = games.map(({ nodeId }) => nodeOf(nodeId)?.subject);
    expect(subjects).toHaveLength(50);
    for (const [one, next] of pairs(subjects)) expect(one).not.toBe(next);
  });
  it('begin with the hot ones, and stay in their order from page to page', () => {
    const hot = gamesOf('RNG', 10_000)
      .slice(500, 504)
      .map(({ nodeId }) => nodeId);
    const marks = marksOf(hot);
    for (const given of [{}, { vassalage: 'JL,FC' }, { minimumBet: '1' }]) {
      const whole = list(given, marks);
      const pages = [1, 2, 3, 4].map((pageNo) => list({ ...given, pageNo, pageSize: 25 }, marks));
      expect(pages.flatMap(({ games }) => games)).toEqual(whole.games);
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.total]));
      const hotPlaces = whole.games.flatMap(({ isHot }, place) => (isHot ? [place] : []));
      expect(hotPlaces).toEqual(hotPlaces.map((_, place) => place));
    }
    expect(
      list({}, marks)
        .games.slice(0, 4)
        .map(({ isHot }) => isHot),
    ).toEqual(Array.from({ length: 4 }, () => true));
  });
});

/** Words that mean something else in the names of one theme. */
const OTHER_MEANING = new Map([
  ['Cherry', ['bloom']],
  ['Plum', ['bloom']],
]);

describe('the subject of a cover', () => {
  const games = everyGame(10_000);

  it.each([
    ['tiger', /Tiger|Stripe|Bengal/],
    ['panda', /Panda/],
    ['lion', /Lion/],
    ['shark', /Shark/],
    ['crab', /Crab/],
    ['wolves', /Wolf|Pack|Howl|Fang|Hunt/],
    ['padauk', /Padauk/],
    ['cherries', /Cherry/],
    ['citrus', /Lemon|Citrus/],
    ['scarab', /Scarab/],
  ] as const)('is %s only where the name says so', (subject, says) => {
    const shown = games.filter((game) => game.subject === subject);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({ gameName }) => !says.test(gameName))).toEqual([]);
  });
  it.each([...SUBJECT_OF_WORD])('of a slot whose name is about a %s is %s', (word, subject) => {
    // "Silent Panda", "Panda of the Shan Hills"; an ending like "Gold" says nothing more.
    const about = new RegExp(`^(\\w+ )?${word}$|^${word} of `);
    const shown = games.filter(
      ({ gameType, gameName }) => gameType === 'RNG' && about.test(gameName),
    );
    const others = OTHER_MEANING.get(word) ?? [];
    expect(
      shown
        .filter((game) => game.subject !== subject && !others.includes(game.subject))
        .map((game) => `${game.gameName}: ${game.subject}`),
    ).toEqual([]);
  });
  it.each([
    [/Dinosaur/, 'dinosaur'],
    [/Zombie/, 'zombie'],
    [/^Bomb (?!Shark)/, 'bomb'],
    [/^Cannon (?!Shark)/, 'cannon'],
    [/^(?!Dinosaur|Zombie|Bomb|Cannon|Crab|Dragon)\w+ King$/, 'crown'],
  ] as const)('of fishing games %s is %s', (says, subject) => {
    const shown = games.filter(
      ({ gameType, gameName }) => gameType === 'FISH' && says.test(gameName),
    );
    expect(new Set(shown.map((game) => game.subject))).toEqual(new Set([subject]));
  });
  it('of a name with an animal is that animal, whatever scene it is in', () => {
    const named = games.filter(
      ({ gameType, gameName }) =>
        gameType === 'RNG' && /^Monkey (Expedition|Safari)/.test(gameName),
    );
    expect(new Set(named.map((game) => game.subject))).toEqual(new Set(['monkey']));
  });
  it('has a drawing in every game', () => {
    expect(games.filter(({ subject }) => !Object.hasOwn(SUBJECT_ART, subject))).toEqual([]);
  });
  it('is another one side by side, in every list where that can be', () => {
    for (const gameType of ['RNG', 'FISH', 'LIVE', 'PVP'] as const) {
      const { games: shown } = list({ gameType, pageSize: 60 });
      const subjects = shown.map(({ nodeId }) => nodeOf(nodeId)?.subject);
      // The very last ones have fewer others to change places with.
      for (const [one, next] of pairs(subjects.slice(0, 30))) expect(one).not.toBe(next);
    }
  });
  it('is what the name of a game says', () => {
    const subjectsOf = (says: RegExp) =>
      new Set(games.filter(({ gameName }) => says.test(gameName)).map(({ subject }) => subject));
    expect(subjectsOf(/\bPanda$/)).toEqual(new Set(['panda']));
    expect(subjectsOf(/^Golden Padauk/)).toEqual(new Set(['padauk']));
    expect(subjectsOf(/Dragon Tiger/)).toEqual(new Set(['tiger']));
  });
});
