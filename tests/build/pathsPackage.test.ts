import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Machines after published examples of XState, ported by name. */
const EXAMPLES = 'tests/build/examples';
const names = readdirSync(EXAMPLES)
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => file.slice(0, -'.machine.ts'.length));

type Answer = { code: number; out: string; err: string };

/** An empty folder outside the repository, with the packed package and the packages it names. */
let folder = '';
const link = (name: string) => {
  mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
  symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
};
const paths = (...args: string[]): Promise<Answer> =>
  new Promise((answer) => {
    const bin = join(folder, 'node_modules/@croupier/paths/bin.js');
    execFile(process.execPath, [bin, ...args], { cwd: folder }, (error, out, err) =>
      answer({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const packed = join(folder, 'packed');
  execFileSync('node_modules/.bin/tsx', ['scripts/pack-paths.ts', packed]);
  const own = join(folder, 'node_modules/@croupier/paths');
  cpSync(join(packed, 'package'), own, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // What a package manager would install: no other package can be read by name.
  for (const name of [...Object.keys(manifest.dependencies), 'xstate']) link(name);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  mkdirSync(join(folder, 'src'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('init asks by name for what the guards and actions read', async () => {
  writeFileSync(
    join(folder, 'src/lamp.machine.ts'),
    `import { assign, fromPromise, setup } from 'xstate';
export const lamp = setup({
  types: { context: {} as { name: string }, events: {} as { type: 'press'; force: number } },
  actors: { load: fromPromise<{ name: string }>(() => Promise.resolve({ name: '' })) },
  guards: { isHard: ({ event }) => event.force > 3 },
}).createMachine({
  context: { name: '' },
  initial: 'off',
  states: {
    off: { on: { press: { guard: 'isHard', target: 'loading' } } },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'on', actions: assign({ name: ({ event }) => event.output.name }) },
        onError: 'off',
      },
    },
    on: { after: { 1000: 'off' } },
  },
});
`,
  );
  const { code, out } = await paths('init');
  expect(code).toBe(0);
  expect(out).toContain('give it event "press": force');
  expect(out).toContain('give it output of "load": name');
  expect(existsSync(join(folder, 'paths.config.ts'))).toBe(true);
  const unknown = await paths('explore');
  expect(unknown.out).toContain('uncovered lamp.off|press|0: guard never true');

  const file = join(folder, 'src/lamp.cases.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(`press: [{ name: 'any' }]`, `press: [{ name: 'hard', force: 5 }]`)
      .replace('output: undefined', `output: { name: 'desk' }`),
  );
  expect((await paths('run')).code).toBe(0);
  expect((await paths('init')).out).toContain('Every machine has its case file.');
});

test('the examples are explored, planned, run, approved and guarded', async () => {
  expect(names.length).toBeGreaterThanOrEqual(15);
  cpSync(EXAMPLES, join(folder, 'src/examples'), { recursive: true });
  const run = await paths('run', ...names, '--json');
  expect(run.err).toBe('');
  expect(run.code).toBe(0);
  const approved = await paths('approve', ...names);
  expect(approved.out).toContain(`${names.length} approved`);
  expect((await paths('gate', ...names)).code).toBe(0);

  const toggle = join(folder, 'src/examples/toggle.machine.ts');
  writeFileSync(
    toggle,
    readFileSync(toggle, 'utf8').replace(`toggle: 'inactive'`, `toggle: 'active'`),
  );
  const broken = await paths('gate', 'toggle');
  expect(broken.code).toBe(1);
  expect(broken.out + broken.err).toContain('toggle');
});

test('a configuration with an unknown key is refused', async () => {
  writeFileSync(join(folder, 'paths.config.ts'), `export default { machins: 'src' };\n`);
  const { code, err } = await paths('run');
  expect(code).toBe(2);
  expect(err).toContain('there is no key "machins". Did you mean "machines"?');
});
