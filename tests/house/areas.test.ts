import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, ROOT } from './support/files';

/** The same folders in every room (docs/architecture.md, One taxonomy). */
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
/** Rooms that are divided into areas; what else may stand beside the areas. */
const ROOMS: [string, string[]][] = [
  ['machines', ['shared']],
  ['src/features', []],
  ['locales/en', []],
  ['locales/my', []],
];

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

describe.each(ROOMS)('%s', (room, others) => {
  test('holds areas and nothing else', () => {
    expect(foldersIn(room).filter((name) => ![...AREAS, ...others].includes(name))).toEqual([]);
    const loose = readdirSync(path.join(ROOT, room), { withFileTypes: true });
    expect(loose.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  });
});

test('every folder of an area in machines/ is a flow with a machine', () => {
  const flows = AREAS.flatMap((area) =>
    foldersIn(`machines/${area}`).map((flow) => `machines/${area}/${flow}/${flow}.machine.ts`),
  );
  const machines = filesIn(['machines'], ['.machine.ts']);
  expect(flows.filter((file) => !machines.includes(file))).toEqual([]);
});

test('a name stands in one area only, in every room', () => {
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
