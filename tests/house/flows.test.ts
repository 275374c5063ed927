import path from 'node:path';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  MAP_PAGE,
  pageWithMap,
  readMachines,
  type MappedMachine,
} from '../../scripts/support/machineMap';
import { DIALOGS } from '../../machines/site/session/session.types';
import { filesIn, read } from './support/files';

const nameOf = (file: string) => path.basename(file).replace(/\.tsx?$/, '');
const flowFiles = filesIn(['src/flows'], ['.ts', '.tsx']).filter(
  (file) => !/^src\/flows\/(shared|screens)\//.test(file),
);
/** Machines without a port or a child: nothing connects them to the app. */
const isJoined = ({ name, area, runs }: MappedMachine) =>
  runs.length > 0 ||
  /\b(port|stream)</.test(
    filesIn([`machines/${area}/${name}`], ['.machine.ts', '.setup.ts'])
      .map(read)
      .join('\n'),
  ) ||
  /\bmake(Loader|PagedList|RecordPage|Request)\b/.test(
    read(`machines/${area}/${name}/${name}.machine.ts`),
  );

let machines: MappedMachine[] = [];
beforeAll(async () => {
  machines = await readMachines();
});

describe('flows', () => {
  test('every machine with ports or children has one flow module', () => {
    const names = flowFiles.map(nameOf);
    const missing = machines.filter(isJoined).map(({ name }) => name);
    expect(missing.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
  test('every flow module is named as its machine, and uses that machine', () => {
    expect(
      flowFiles.filter((file) => {
        const name = nameOf(file);
        const text = read(file);
        return !(
          machines.some((machine) => machine.name === name) &&
          text.includes(`export const ${name} = defineFlow({`) &&
          text.includes(`machine: ${name}Machine,`)
        );
      }),
    ).toEqual([]);
  });
  test('every machine of machines/ runs in the app', () => {
    const running = new Set(machines.map(({ name }) => name));
    const all = filesIn(['machines'], ['.machine.ts']).map((file) =>
      path.basename(file, '.machine.ts'),
    );
    expect(all.filter((name) => !running.has(name))).toEqual([]);
  });
  test('a machine known by type alone loads when it starts, or with its parent’s flow', () => {
    const missing = filesIn(['machines'], ['.machine.ts', '.setup.ts']).flatMap((file) => {
      const parent = file.split('/')[2] ?? '';
      const flow = flowFiles.find((one) => nameOf(one) === parent);
      return [...read(file).matchAll(/\bchild<typeof (\w+)Machine>\('(\w+)'/g)]
        .filter(([, machine, name]) => {
          const child = machines.find((one) => one.name === name);
          const isIncluded =
            flow && new RegExp(`includes: \\[[^\\]]*\\b${name}\\b`).test(read(flow));
          return machine !== name || !(child?.isLazy || isIncluded);
        })
        .map(([, , name]) => `${parent}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
  test('only src/flows provides the ports of a machine', () => {
    expect(
      filesIn(['src/app', 'src/features', 'src/services'], ['.ts', '.tsx']).filter((file) =>
        read(file).includes('Machine.provide('),
      ),
    ).toEqual([]);
  });
  test('the screen of its flow shows every dialog of the session but the login', () => {
    const shown = DIALOGS.filter((name) => name !== 'login');
    expect(shown.filter((name) => !/^ {2}screen: \{/m.test(read(`src/flows/${name}.ts`)))).toEqual(
      [],
    );
    const again = filesIn(['src/app'], ['.ts', '.tsx']).filter((file) =>
      shown.some((name) => read(file).includes(`'${name}.close'`)),
    );
    expect(again, 'derive it from DIALOGS').toEqual([]);
  });
  test('the map of docs/machines.md is current (npm run docs:machines)', async () => {
    expect(await pageWithMap()).toBe(readFileSync(MAP_PAGE, 'utf8'));
  });
});
