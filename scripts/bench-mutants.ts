import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadMachines } from '../qa/cli/machines';
import { GOAL, mutantLines, percent, scoreTable } from '../qa/cli/mutants';
import { progress } from '../qa/cli/output';
import { UsageError } from '../qa/cli/usageError';
import type { Judged } from '../qa/mutate/judge';
import { mutantsOf } from '../qa/mutate/mutants';
import { scoreOf } from '../qa/mutate/score';
import { refuse, wholeNumber } from './support/flags';

const HELP = `Makes small errors in every chart of the repo and counts which of them the walks
notice (npm run qa -- mutate). The walks are the approved plans of qa/plans with what each step
must come to, walked as CI walks them: the plan alone, and the plan with its witnesses. Lists
every survivor with the reason. Each machine has a process, as many at a time as there are cores.
Code 1 where all machines together are below the goal, or a machine has no score.

  npm run bench:mutants                      all machines
  npm run bench:mutants -- login 'c*'        these
  npm run bench:mutants -- --seed 2          wrong targets for which no witness was found
  npm run bench:mutants -- --equivalent      lists the equivalent mutants too, with the reason
  npm run bench:mutants -- --minutes 5       the most for one machine (10); one that takes
                                             longer has no score
  npm run bench:mutants -- --help            this`;

type Scored = { machine: string; mutants: Judged[]; seconds: number };
type NotScored = { name: string; why: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    equivalent: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const patience = 60_000 * wholeNumber('minutes', values.minutes);
const seed = String(wholeNumber('seed', values.seed));

const { ready, problems } = await loadMachines('machines', positionals).catch((error: unknown) => {
  if (error instanceof UsageError) return refuse(error.message);
  throw error;
});
if (problems.length > 0) refuse(problems.join('\n'));

const names = ready.map(({ name }) => name);
const results = new Map<string, Scored | NotScored>();
// Machines with the most mutants take the longest, so they come first.
const sizes = new Map(
  ready.map(({ name, cases }) => [name, mutantsOf(cases.machine, { seed: Number(seed) }).length]),
);
const waiting = [...names].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
await Promise.all(Array.from({ length: availableParallelism() }, work));
progress('');

const scored = names
  .flatMap((name) => results.get(name) ?? [])
  .flatMap((result) => ('mutants' in result ? [result] : []));
const notScored = names
  .flatMap((name) => results.get(name) ?? [])
  .flatMap((result) => ('why' in result ? [result] : []));
const all = scored.flatMap(({ mutants }) => mutants);
const total = scoreOf(all);
console.log(
  scoreTable(scored, {
    name: 's',
    of: (machine) =>
      secondsOf(scored.filter((one) => one.machine === machine || machine === 'all')),
  }),
);
for (const { machine, mutants } of scored)
  for (const line of mutantLines(mutants, values.equivalent)) console.log(`${machine}  ${line}`);
for (const { name, why } of notScored) console.log(`${name}  not scored: ${why}`);
const isMet = total >= GOAL && notScored.length === 0;
console.log(
  `\nGoal:\n  ${isMet ? 'met   ' : 'MISSED'}  mutants killed: ` +
    `${percent(total)} of ${percent(GOAL)} (${percent(scoreOf(all, ['plan']))} ` +
    'by the plans alone)',
);
if (!isMet) process.exitCode = 1;

async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    progress(`${results.size} of ${names.length} machines; ${name}`);
    results.set(name, await score(name));
  }
}

/** In a separate process, which can be ended. */
function score(name: string): Promise<Scored | NotScored> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'qa/main.ts', 'mutate', name, '--seed', seed, '--json'],
    { timeout: patience, killSignal: 'SIGKILL' },
  );
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ name, why: message }));
    child.on('close', (_code, signal) => {
      const seconds = (performance.now() - began) / 1_000;
      resolve(
        signal
          ? { name, why: `not done in ${Math.round(seconds)} s` }
          : (scoreIn(Buffer.concat(out).toString(), seconds) ?? {
              name,
              why: Buffer.concat(err).toString().trim(),
            }),
      );
    });
  });
}

/** The command's output; empty when it failed. */
function scoreIn(out: string, seconds: number): Scored | undefined {
  try {
    const { machines } = JSON.parse(out) as { machines: { machine: string; mutants: Judged[] }[] };
    return machines.map(({ machine, mutants }) => ({ machine, mutants, seconds }))[0];
  } catch {
    return undefined;
  }
}

function secondsOf(some: readonly Scored[]): string {
  return some.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0);
}
