import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { qaOn, type Answer } from './support/commandLine';

/** The guide that a newcomer follows; files and commands are taken from it. */
const [, guide = ''] =
  /^## Your first machine$([\s\S]+?)^## /m.exec(readFileSync('qa/README.md', 'utf8')) ?? [];
const files = [...guide.matchAll(/^```ts (\S+)\n([\s\S]+?)^```$/gm)].map(
  ([, file = '', code = '']) => ({ file, code }),
);
const [, broken = '', before = '', after = ''] =
  /^```diff (\S+)\n- (.+)\n\+ (.+)\n```$/m.exec(guide) ?? [];

/**
 * Inside the repository, where its packages are found; the machines' shared modules are beside the
 * new one, as in machines/.
 */
let folder = '';
beforeAll(() => {
  mkdirSync('.cache/qa', { recursive: true });
  folder = mkdtempSync('.cache/qa/newcomer-');
  symlinkSync(resolve('machines/shared'), join(folder, 'shared'));
  for (const { file, code } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = (program: string, args: readonly string[]): Promise<Answer> =>
  new Promise((answer) => {
    execFile(program, args, (error, out, err) =>
      answer({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
/** The arguments of a command of the guide; `elsewhere` replaces a path of the guide. */
const argumentsOf = (command: string, elsewhere: Readonly<Record<string, string>>): string[] => {
  expect(guide, 'the guide says so').toContain(`    ${command}\n`);
  return command
    .replace(/^npm run (-s )?qa -- /, '')
    .replace(/ > .*$/, '')
    .split(' ')
    .flatMap((word) => (elsewhere[word] ?? word).split(' '));
};

/** Does what the guide says on the machine of the test, in this process. */
const follow = (
  command: string,
  elsewhere: Readonly<Record<string, string>> = {},
): Promise<Answer> => qaOn(folder, ...argumentsOf(command, elsewhere));

/** Does it in its own process, which reads a machine that changed since this process read it. */
const followApart = (
  command: string,
  elsewhere: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  start(process.execPath, [
    '--import',
    'tsx',
    'qa/main.ts',
    ...argumentsOf(command, elsewhere),
    '--dir',
    folder,
  ]);

test(
  'a newcomer writes a machine, walks it, breaks it, replays the failure and exports',
  { timeout: 180_000 },
  async () => {
    const plan = join(folder, 'plan.json');

    const explored = await follow('npm run qa -- explore coupon');
    expect(explored).toMatchObject({ code: 0, err: '' });
    expect(explored.out).toMatch(/^coupon: \d+ configurations .* 8 of 8 transitions coverable$/m);

    const planned = await follow('npm run -s qa -- plan coupon --json > plan.json');
    expect(planned).toMatchObject({ code: 0, err: '' });
    writeFileSync(plan, planned.out);

    const run = await follow('npm run qa -- run coupon');
    expect(run).toMatchObject({ code: 0, err: '' });
    expect(run.out).toMatch(/^coupon +5 +8 +100%/m);

    const machine = join(folder, broken);
    const whole = readFileSync(machine, 'utf8');
    expect(whole.split(before)).toHaveLength(2);
    writeFileSync(machine, whole.replace(before, after));
    const failed = await followApart('npm run qa -- run coupon --plan plan.json', {
      'plan.json': plan,
    });
    expect(failed.code).toBe(1);
    expect(failed.err).toContain('value: expected "pause", got "form"');
    expect(failed.err).toContain('xstate.done.actor.redeem · refused → pause');

    const again = /again: (npm run qa -- replay (\S+))$/m.exec(failed.err) ?? [];
    const replayed = await followApart(again[1] ?? 'the failing path is kept');
    expect(replayed.code).toBe(1);
    expect(replayed.err).toContain('value: expected "pause", got "form"');

    writeFileSync(machine, whole);
    expect(await follow(again[1] ?? '')).toMatchObject({ code: 0, err: '' });
    rmSync(again[2] ?? '');

    const out = join(folder, 'export');
    const exported = await follow('npm run qa -- export coupon --format all', {
      all: `all --out ${out}`,
    });
    expect(exported).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(out).sort()).toEqual([
      'csv',
      'dot',
      'gherkin',
      'junit',
      'mermaid',
      'playwright',
    ]);
    const walked = await start(resolve('node_modules/.bin/playwright'), [
      'test',
      '--config',
      relative('.', join(out, 'playwright')),
    ]);
    expect(walked.out).toMatch(/^ +\d+ passed/m);
    expect(walked.code).toBe(0);
  },
);
