import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEED_SOURCES } from '../../sandbox/seed/content';
import { ROOT } from './support/files';
import { circlesOf, importsIn, reachedFrom } from './support/imports';

/** Rooms without a large circle. A room is added when its circles are gone. */
const ROOMS_WITHOUT_CIRCLES = ['contract', 'sandbox'];
/** How many files may import each other in a circle. */
const LARGEST_CIRCLE = 3;
const ALL_ROOMS = ['machines', 'contract', 'src', 'sandbox', 'qa'];

const graph = importsIn(ALL_ROOMS, { types: true });

test.each(ROOMS_WITHOUT_CIRCLES)('no more than three files of %s form a circle', (room) => {
  const circles = circlesOf(graph).filter(
    (files) => files.length > LARGEST_CIRCLE && files.some((file) => file.startsWith(`${room}/`)),
  );
  expect(circles, 'move what both sides need into a file below them').toEqual([]);
});

/** The folders of the sandbox from the lowest layer to the highest. */
const LAYERS: ReadonlyArray<readonly [layer: string, folders: readonly string[]]> = [
  ['base', ['base', 'words']],
  ['database', ['db']],
  ['kit', ['kit']],
  [
    'areas',
    [
      'account',
      'agents',
      'announcements',
      'lobby',
      'member',
      'money',
      'rewards',
      'site',
      'support',
    ],
  ],
  ['wire', ['http', 'media']],
  ['seed', ['seed']],
  ['controls', ['controls']],
  // The files of the root: the platform, its routes and its start.
  ['platform', ['.']],
];

describe('the layers of the sandbox', () => {
  const sandbox = importsIn(['sandbox'], { types: true });
  const folderOf = (file: string): string => {
    const [folder = '', ...rest] = path.posix.relative('sandbox', file).split('/');
    return rest.length === 0 ? '.' : folder;
  };
  const heightOf = (file: string) =>
    LAYERS.findIndex(([, folders]) => folders.includes(folderOf(file)));

  test('every folder belongs to a layer', () => {
    const homeless = [...sandbox.keys()].filter((file) => heightOf(file) < 0);
    expect(new Set(homeless.map(folderOf))).toEqual(new Set());
  });

  test('no file imports one of a higher layer', () => {
    const upwards = [...sandbox].flatMap(([file, targets]) =>
      targets
        .filter((target) => heightOf(target) > heightOf(file))
        .map((target) => `${file} -> ${target}`),
    );
    expect(upwards, 'move what both need into a lower layer').toEqual([]);
  });
});

test('a change of anything that the seed runs makes its kept dump stale', () => {
  // The types of a database say nothing about its content, and sandbox/db names its own files.
  const apart = [
    'sandbox/db/database.ts',
    'sandbox/db/dump.ts',
    'sandbox/db/open.ts',
    'sandbox/db/schema.ts',
    'sandbox/db/written.ts',
  ];
  const runs = importsIn(['contract', 'sandbox'], { types: false });
  const seed = [...runs.keys()].filter((file) => file.startsWith('sandbox/seed/'));
  const sources = SEED_SOURCES.map((source) =>
    path.relative(ROOT, source).split(path.sep).join('/'),
  );
  const forgotten = [...reachedFrom(runs, seed)].filter(
    (file) =>
      !apart.includes(file) &&
      !sources.some(
        (source) => file === source || file.startsWith(`${source.replace(/\/$/, '')}/`),
      ),
  );
  expect(forgotten, 'add it to SEED_SOURCES of sandbox/seed/content.ts').toEqual([]);
});

describe('the rules above find an offender', () => {
  test('a circle', () => {
    const ring = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circlesOf(ring)).toEqual([['a', 'b', 'c']]);
    expect(reachedFrom(ring, ['d'])).toEqual(new Set(['d']));
    expect(reachedFrom(ring, ['c'])).toEqual(new Set(['c', 'a', 'b', 'd']));
  });

  test('an import of a type, across lines, by its folder and at run time', () => {
    const imports = graph.get('sandbox/seed/content.ts');
    expect(imports).toContain('sandbox/db/database.ts');
    expect(imports).toContain('sandbox/seed/index.ts');
    expect(graph.get('sandbox/main.ts')).toContain('sandbox/platform.ts');
  });
});
