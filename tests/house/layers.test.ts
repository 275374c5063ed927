import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEED_SOURCES } from '../../sandbox/seed/content';
import { ROOT } from './support/files';
import { circlesOf, importsIn, reachedFrom } from './support/imports';

/** How many files may import each other in a circle. */
const LARGEST_CIRCLE = 3;
const ALL_ROOMS = ['contract', 'machines', 'proofs', 'qa', 'sandbox', 'scripts', 'src', 'tests'];

const graph = importsIn(ALL_ROOMS, { types: true });

test('no more than three files form a circle', () => {
  const circles = circlesOf(graph).filter((files) => files.length > LARGEST_CIRCLE);
  expect(circles, 'move what both sides need into a file below them').toEqual([]);
});

/** From the lowest layer to the highest. Folders of one layer may import each other. */
type Layers = ReadonlyArray<readonly [layer: string, folders: readonly string[]]>;

const ROOMS: Layers = [
  ['wire', ['contract']],
  ['behaviour', ['machines']],
  // .oxlintrc.json keeps these three apart from each other.
  ['programs', ['src', 'sandbox', 'qa']],
  ['tools', ['proofs', 'scripts', 'tests']],
];

const LAYERS_OF_SRC: Layers = [
  ['components', ['ui']],
  // The themes of a brand give values to the token names of src/ui.
  ['brand', ['brand']],
  ['words', ['i18n']],
  ['services', ['services']],
  ['screens', ['features']],
  ['flows', ['flows']],
  // Separate pages that load little.
  ['pages', ['inspector', 'offline', 'social']],
  ['app', ['app']],
];

const LAYERS_OF_SANDBOX: Layers = [
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

describe.each<[room: string, layers: Layers]>([
  ['.', ROOMS],
  ['src', LAYERS_OF_SRC],
  ['sandbox', LAYERS_OF_SANDBOX],
])('the layers of %s', (room, layers) => {
  const files = [...graph].filter(([file]) => room === '.' || file.startsWith(`${room}/`));
  const folderOf = (file: string): string => {
    const [folder = '', ...rest] = path.posix.relative(room, file).split('/');
    return rest.length === 0 ? '.' : folder;
  };
  const heightOf = (file: string) =>
    layers.findIndex(([, folders]) => folders.includes(folderOf(file)));

  test('every folder belongs to a layer', () => {
    const homeless = files.map(([file]) => file).filter((file) => heightOf(file) < 0);
    expect(new Set(homeless.map(folderOf))).toEqual(new Set());
  });

  test('no file imports one of a higher layer', () => {
    const upwards = files.flatMap(([file, targets]) =>
      targets
        .filter((target) => heightOf(target) > heightOf(file))
        .map((target) => `${file} -> ${target}`),
    );
    expect(upwards, 'move what both need into a lower layer').toEqual([]);
  });
});

test('a change of a file that the seed runs makes the cached dump stale', () => {
  // The types of a database do not affect its content, and sandbox/db names its own files.
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

describe('the rules above find a violation', () => {
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
