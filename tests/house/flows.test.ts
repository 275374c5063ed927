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
/** A dialog without a machine of its own: a state of another flow's machine. */
const isDialogFlow = (file: string) => {
  const name = nameOf(file);
  return (
    read(file).includes(`export const ${name} = defineDialog({`) &&
    !machines.some((machine) => machine.name === name)
  );
};
/** The dialogs that the machine of a flow opens, by its \`dialogs\`. */
const dialogsOf = (file: string) =>
  [
    ...(/^  dialogs: \{\n(.*?)^  \},$/ms.exec(read(file))?.[1] ?? '').matchAll(/^ {4}(\w+): /gm),
  ].map(([, name]) => name ?? '');
/** Machines without a port or a child: nothing joins them to the app. */
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
          isDialogFlow(file) ||
          (machines.some((machine) => machine.name === name) &&
            text.includes(`export const ${name} = defineFlow({`) &&
            text.includes(`machine: ${name}Machine,`))
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
  test('every dialog that a flow opens is shown by the screen of the flow of its name', () => {
    const opened = [...DIALOGS, ...flowFiles.flatMap(dialogsOf)];
    expect(opened).toContain('customerService');
    expect(
      opened.filter((name) => {
        const file = flowFiles.find((one) => nameOf(one) === name);
        return !file || !/^ {2}screen: \{/m.test(read(file));
      }),
    ).toEqual([]);
    const isOpened = (file: string) => opened.includes(nameOf(file));
    expect(flowFiles.filter((file) => isDialogFlow(file) && !isOpened(file))).toEqual([]);
  });
  test('the app mounts no dialog by hand, and closes none', () => {
    const dialogs = filesIn(['src/features'], ['.tsx'])
      .filter((file) => /<(Dialog|ConfirmDialog|Drawer)\b/.test(read(file)))
      .map(nameOf);
    const byHand = filesIn(['src/app'], ['.ts', '.tsx']).filter(
      (file) =>
        dialogs.some((name) => new RegExp(`features/[\\w/]+/${name}'`).test(read(file))) ||
        /<(Dialog|ConfirmDialog|Drawer|DialogPlace)\b/.test(read(file)) ||
        DIALOGS.some((name) => read(file).includes(`'${name}.close'`)),
    );
    expect(byHand, 'give the flow a screen, and its machine’s flow an entry in dialogs').toEqual(
      [],
    );
  });
  test('the screen of a flow shows one dialog, and mounts none of another flow', () => {
    const byHand = filesIn(['src/flows'], ['.ts', '.tsx']).filter(
      (file) =>
        (file !== 'src/flows/shared/Dialogs.tsx' && read(file).includes('<DialogPlace')) ||
        new Set([...read(file).matchAll(/features\/[\w/]+\/(\w+Dialog)'/g)].map(([name]) => name))
          .size > 1,
    );
    expect(byHand, 'give the other flow a screen, and this flow an entry in dialogs').toEqual([]);
  });
  test('a page of a centre is the page of the flow that the centre names', () => {
    const centres = filesIn(['src/features'], ['CentreDialog.tsx']);
    expect(centres.map(nameOf).toSorted()).toEqual(['AgentCentreDialog', 'MemberCentreDialog']);
    const named = centres.flatMap((centre) =>
      filesIn([path.dirname(centre)], ['.tsx']).flatMap((file) => [
        ...[...read(file).matchAll(/\brenderPage\('(\w+)'\)/g)].map(([, name]) => name),
        ...[
          ...(/^const FLOWS = \{\n(.*?)^\}/ms.exec(read(file))?.[1] ?? '').matchAll(/'(\w+)'/g),
        ].map(([, name]) => name),
      ]),
    );
    const withPage = flowFiles.filter((file) => /^ {2}page: \{/m.test(read(file))).map(nameOf);
    expect(new Set(named)).toEqual(new Set(withPage));
    const slots = centres.filter((file) => /^ {2}\w+: ReactNode\b/m.test(read(file)));
    expect(slots, 'give the flow a page, and render it by its name').toEqual([]);
    const byHand = filesIn(['src/flows', 'src/app'], ['.tsx']).filter((file) =>
      [...read(file).matchAll(/^( *)<\w+CentreDialog\n(.*?)^\1\/>/gms)].some(([, , props = '']) =>
        [...props.matchAll(/<([A-Z]\w*)/g)].some(([, tag]) => tag !== 'CentrePage'),
      ),
    );
    expect(byHand, 'give the flow a page, and render it by its name').toEqual([]);
  });
  test('the map of docs/machines.md is current (npm run docs:machines)', async () => {
    expect(await pageWithMap()).toBe(readFileSync(MAP_PAGE, 'utf8'));
  });
});
