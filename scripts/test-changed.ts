import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { touchedBy } from './changed/touched';

const HELP = `Runs the tests that a change can touch: by imports from the changed files, and by what
is read in other ways (words, pages, the built app). Each test is printed
with the chain that leads to it.

  npm run test:changed                uncommitted changes; without any, the branch since main
  npm run test:changed -- REF         everything since the commit REF
  npm run test:changed -- --list      prints the tests and runs none
  npm run test:changed -- --help      this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const tracked = linesOf('ls-files', '--cached', '--others', '--exclude-standard');
const files = tracked.filter((file) => existsSync(file));
const changed = changedSince(positionals[0]);
const sources = new Map(
  files.map((file) => [file, /\.[jt]sx?$/.test(file) ? readFileSync(file, 'utf8') : null]),
);
const touched = touchedBy(changed, sources);
for (const { test, chain } of touched) console.log([test, ...chain.toReversed()].join(' ← '));
console.log(`${changed.length} changed files can touch ${touched.length} test files.`);
if (!values.list) run();

function run(): void {
  const tests = touched.map(({ test }) => test);
  const inBrowser = tests.filter((test) => test.startsWith('tests/e2e/'));
  const others = tests.filter((test) => !inBrowser.includes(test));
  if (others.some((test) => test.startsWith('tests/build/'))) start('vite', 'build');
  if (others.length > 0) start('vitest', 'run', ...others);
  if (inBrowser.length > 0) start('playwright', 'test', ...inBrowser);
}

/** Runs a program of this repo. Its failure sets the exit code, and the next program still runs. */
function start(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/** The files changed since a commit, including removed ones. */
function changedSince(ref: string | undefined): string[] {
  const fresh = linesOf('ls-files', '--others', '--exclude-standard');
  const uncommitted = [...linesOf('diff', '--name-only', 'HEAD'), ...fresh];
  if (ref === undefined && uncommitted.length > 0) return uncommitted;
  const base = ref ?? linesOf('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  return [...linesOf('diff', '--name-only', base), ...fresh];
}

function linesOf(...args: readonly string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '');
}
