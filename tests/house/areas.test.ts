import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, ROOT } from './support/files';

/** The same folders in every room (docs/architecture.md, Areas and flows). */
const AREAS = [
  'account',
  'agents',
  'announcements',
  'lobby',
  'member',
  'money',
  'rewards',
  'site',
  'support',
];
/** Rooms that are divided into areas, and what else may be beside the areas. */
const ROOMS: [room: string, beside: { folders?: string[]; files?: boolean }][] = [
  ['machines', { folders: ['shared'] }],
  ['src/features', {}],
  ['src/services', { folders: ['cipher', 'http'], files: true }],
  ['locales/en', {}],
  ['locales/my', {}],
  [
    'sandbox',
    { folders: ['base', 'controls', 'db', 'http', 'kit', 'media', 'seed', 'words'], files: true },
  ],
  ['tests/model', { folders: ['harness'], files: true }],
  ['tests/services', { folders: ['harness'] }],
  ['tests/views', {}],
  ['tests/sandbox', { folders: ['harness', 'platform'] }],
  ['tests/e2e', { folders: ['drivers', 'harness'] }],
];

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

describe.each(ROOMS)('%s', (room, { folders = [], files = false }) => {
  test('holds areas and nothing else', () => {
    expect(foldersIn(room).filter((name) => ![...AREAS, ...folders].includes(name))).toEqual([]);
    const loose = readdirSync(path.join(ROOT, room), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !files)
      .map(({ name }) => name);
    expect(loose).toEqual([]);
  });
});

test('the areas of tests/ hold tests and their worlds, and no other helpers', () => {
  const areas = ['model', 'services', 'views', 'sandbox', 'e2e'].flatMap((kind) =>
    AREAS.map((area) => `tests/${kind}/${area}`),
  );
  const helpers = filesIn(areas, ['.ts', '.tsx']).filter(
    (file) => !/\.(test|spec|world|setup)\.tsx?$/.test(file),
  );
  expect(helpers).toEqual([]);
});

test('every folder of an area in machines/ is a flow with a machine', () => {
  const flows = AREAS.flatMap((area) =>
    foldersIn(`machines/${area}`).map((flow) => `machines/${area}/${flow}/${flow}.machine.ts`),
  );
  const machines = filesIn(['machines'], ['.machine.ts']);
  expect(flows.filter((file) => !machines.includes(file))).toEqual([]);
});

test('a name is in one area only, in every room', () => {
  const places = new Map<string, Set<string>>();
  const put = (name: string, area: string) =>
    places.set(name, (places.get(name) ?? new Set()).add(area));
  for (const area of AREAS) {
    for (const room of ['machines', 'src/features'])
      if (foldersIn(room).includes(area))
        for (const flow of foldersIn(`${room}/${area}`)) put(flow, area);
    for (const file of filesIn([`locales/en/${area}`], ['.json']))
      put(path.basename(file, '.json'), area);
  }
  expect([...places].filter(([, areas]) => areas.size > 1).map(([name]) => name)).toEqual([]);
});
