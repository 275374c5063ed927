import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { modulesOf } from '../qa/base/moduleText';
import { findMachines } from '../qa/cli/discover';
import { progress } from '../qa/cli/output';
import { readBugs, withBug, type Bug } from './bugs/bugs';
import { ROOT } from './support/root';

const HELP = `Puts each bug of scripts/bugs/bugs.txt into a copy of the repo, and runs there what CI
runs on the machines: the approved plans ("npm run qa -- gate"), then for what they let pass the
journeys of tests/model. The bugs were written by hand from the machines alone, without a look at
plans or tests: swapped targets, dropped guards, wrong delays, inputs and outputs, kept secrets,
lost actions, wrong order. Lists each bug that is not noticed. Code 1 below 97 %.

  npm run bench:bugs                  all bugs
  npm run bench:bugs -- login toasts  those whose file has one of these words in its path
  npm run bench:bugs -- --list        with what the gate says of each
  npm run bench:bugs -- --help        this`;

const GOAL = 0.97;
/** Vitest leaves out what is below `.cache`. */
const FOLDER = mkdtempSync(join(tmpdir(), 'croupier-bugs-'));
const BY_JOURNEYS = 'a journey of tests/model fails';
const NEEDED = ['machines', 'contract', 'qa', 'paths.config.ts', 'package.json', 'tsconfig.json'];

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

process.chdir(ROOT);
const bugs = readBugs('scripts/bugs/bugs.txt').filter(
  ({ file }) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
);
const users = usersOf(bugs.map(({ file }) => file));
const waiting = [...bugs];
const told = new Map<Bug, string | null>();
try {
  await Promise.all(Array.from({ length: availableParallelism() }, (_, index) => work(index)));
  await askJourneys(bugs.filter((bug) => told.get(bug) === null));
} finally {
  rmSync(FOLDER, { recursive: true, force: true });
}
progress('');

const missed = bugs.filter((bug) => told.get(bug) === null);
if (values.list)
  for (const bug of bugs) {
    const [first = ''] = (told.get(bug) ?? '').split('\n');
    console.log(`${bug.name}\n    ${first}`);
  }
for (const { name, file } of missed) console.log(`not noticed: ${name} (${file})`);
const share = (bugs.length - missed.length) / Math.max(1, bugs.length);
const byJourneys = bugs.filter((bug) => told.get(bug) === BY_JOURNEYS).length;
console.log(
  `${bugs.length - missed.length} of ${bugs.length} bugs are noticed (goal: ${GOAL * 100} %), ` +
    `${byJourneys} of them by journeys alone`,
);
if (share < GOAL) process.exitCode = 1;

/** A copy of its own for each process. */
async function work(index: number): Promise<void> {
  const copy = join(FOLDER, String(index));
  mkdirSync(copy, { recursive: true });
  for (const name of NEEDED) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (let bug = waiting.shift(); bug; bug = waiting.shift()) {
    progress(`${told.size} of ${bugs.length} bugs; ${bug.name}`);
    const source = readFileSync(bug.file, 'utf8');
    writeFileSync(join(copy, bug.file), withBug(source, bug));
    told.set(bug, await gateSays(copy, users.get(bug.file) ?? []));
    writeFileSync(join(copy, bug.file), source);
  }
}

/** In a copy of the whole repo: journeys also use what is around the machines. */
async function askJourneys(left: readonly Bug[]): Promise<void> {
  if (left.length === 0) return;
  const copy = join(FOLDER, 'whole');
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const doJourneysPass = async (): Promise<boolean> => {
    const journeys = ['run', '--project', 'model', 'journeys', '--bail', '1'];
    const child = spawn('node_modules/.bin/vitest', journeys, { cwd: copy, stdio: 'ignore' });
    return (await new Promise((done) => child.on('close', done))) === 0;
  };
  if (!(await doJourneysPass())) throw new Error('The journeys fail without any bug.');
  for (const [index, bug] of left.entries()) {
    progress(`journeys: ${index} of ${left.length} bugs; ${bug.name}`);
    const source = readFileSync(bug.file, 'utf8');
    writeFileSync(join(copy, bug.file), withBug(source, bug));
    if (!(await doJourneysPass())) told.set(bug, BY_JOURNEYS);
    writeFileSync(join(copy, bug.file), source);
  }
}

/** The first problem that the gate tells; null where it lets all machines pass. */
function gateSays(copy: string, machines: readonly string[]): Promise<string | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'qa/main.ts', 'gate', ...machines, '--json'],
    { cwd: copy },
  );
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  return new Promise((resolveWith, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolveWith(null);
      if (out.length === 0) return reject(new Error(Buffer.concat(err).toString()));
      const { machines: results, problems } = JSON.parse(Buffer.concat(out).toString()) as {
        machines: { machine: string; problems: string[] }[];
        problems: string[];
      };
      resolveWith(
        [
          ...problems,
          ...results.flatMap((one) => one.problems.map((problem) => `${one.machine}: ${problem}`)),
        ][0] ?? '',
      );
    });
  });
}

/** The machines that come to a file by their imports. */
function usersOf(files: readonly string[]): Map<string, string[]> {
  const machines = findMachines('machines').map(({ name, casesFile }) => ({
    name,
    modules: new Set(modulesOf([casesFile]).map((file) => relative(ROOT, file))),
  }));
  return new Map(
    files.map((file) => [
      file,
      machines.filter(({ modules }) => modules.has(file)).map(({ name }) => name),
    ]),
  );
}
