import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCREENS } from '../../scripts/looks/screens';
import { differencesOf, type Difference } from './harness/compare';
import type { EngineName } from './harness/engine';
import { NAMES } from './harness/engines';
import { HEIGHTS, startLooker, type Looker, type Place, type Width } from './harness/looks';
import { EXPLAINED, type Explained } from './looks.explained';

const PICTURES = 'test-results/engines';
/** How long the engines may take to come to the same screen. */
const PATIENCE = 20_000;
const WIDTHS = Object.keys(HEIGHTS).map(Number) as Width[];
const BURMESE = ['guest home', 'guest register', 'player member deposit', 'agent agentHome team'];
const PLACES: (Place & { name: string })[] = [
  ...SCREENS.map((screen) => ({ screen, language: 'EN' as const })),
  ...SCREENS.filter(({ name }) => BURMESE.includes(name)).map((screen) => ({
    screen,
    language: 'MY' as const,
  })),
].flatMap(({ screen, language }) =>
  WIDTHS.filter((width) => screen.isAt?.(width) ?? true).map((width) => ({
    name: `${screen.name} in ${language} at ${width} px`,
    screen,
    language,
    width,
  })),
);

type Found = Difference & { engine: EngineName };
const lookers = {} as Record<EngineName, Looker>;
const needed = new Set<Explained>();
const seen: Place[] = [];

beforeAll(async () => {
  await all(async (name) => void (lookers[name] = await startLooker(name)));
}, 60_000);
afterAll(() => all((name) => lookers[name].visit.close()));

test.each(PLACES)('$name', async (place) => {
  try {
    await all((name) => lookers[name].arrive(place));
    const found = await unexplained(place);
    seen.push(place);
    expect(found, 'mend it, or explain it in looks.explained.ts').toEqual([]);
  } catch (error) {
    await all(async (name) => {
      lookers[name].forget();
      mkdirSync(PICTURES, { recursive: true });
      const file = `${place.name.replaceAll(/\W+/g, '-')}-${name}.png`;
      writeFileSync(path.join(PICTURES, file), await lookers[name].visit.engine.picture());
    });
    throw error;
  }
});

test('every explanation is still needed', () => {
  const isSeen = (one: Explained) =>
    PLACES.filter((place) => isAt(one, place)).every((place) => seen.includes(place));
  expect(EXPLAINED.filter((one) => !needed.has(one) && isSeen(one))).toEqual([]);
});

/** What differs once all have come to rest, or what differs for good. */
const unexplained = async (place: Place): Promise<Found[]> => {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const parts = await all((name) => lookers[name].look());
    const differences = NAMES.flatMap((engine, index) =>
      differencesOf(parts[0] ?? [], parts[index] ?? []).map((one) => ({ engine, ...one })),
    );
    const found: Found[] = [];
    const met: Explained[] = [];
    for (const one of differences) {
      const reason = EXPLAINED.find((explained) => isOf(explained, one) && isAt(explained, place));
      if (reason) met.push(reason);
      else found.push(one);
    }
    if (found.length > 0 && performance.now() < end) continue;
    for (const one of met) needed.add(one);
    return found;
  }
};

const isAt = ({ screens, width }: Explained, place: Place) =>
  (screens?.test(place.screen.name) ?? true) && (width ?? place.width) === place.width;

const isOf = (explained: Explained, { engine, part, aspect, by, letters }: Found) => {
  const { perLetter = 0 } = explained;
  const [least, largest] = explained.by ?? [-perLetter * letters, perLetter * letters];
  return (
    explained.engine === engine &&
    explained.part.test(part) &&
    explained.aspect === aspect &&
    by >= least &&
    by <= largest
  );
};

/** In all engines at once; the first failure is told after the last of them has ended. */
async function all<T>(act: (name: EngineName) => Promise<T>): Promise<T[]> {
  const ends = await Promise.allSettled(NAMES.map(act));
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}
