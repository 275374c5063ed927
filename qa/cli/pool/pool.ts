import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transitionsOf } from '../../model/transitions';
import { loadMachines, type Ready } from '../machines';
import { progress } from '../output';
import { answered } from '../planning';
import { TASKS, type ResultOf, type TaskName, type TaskOptions } from './tasks';
import type { Answer, Order } from './worker';

/** A process takes about a second to start: fewer machines than this run in the present process. */
const MANY = 12;
const WORKER = fileURLToPath(import.meta.url).replace(/pool(\.\w+)$/, 'worker$1');
/** Cases are TypeScript, also in a project whose own packages have no loader of it. */
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Exploring makes many short-lived objects: with more room, few of them are ever copied. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** One process for each core, with the present one. */
const OTHERS = availableParallelism() - 1;

/** Processes that were started ahead; no reason for the present one to go on. */
const ahead: ChildProcess[] = [];

const started = (): ChildProcess => {
  const worker = fork(WORKER, {
    serialization: 'advanced',
    execArgv: ['--import', LOADER, YOUNG_SPACE],
  });
  worker.unref();
  worker.channel?.unref();
  return worker;
};

/**
 * As `loadMachines`, for a command that will `doAll`: the other processes start while the machines
 * are read.
 */
export const loadForAll: typeof loadMachines = (dir, patterns, kept) =>
  loadMachines(dir, patterns, kept, (count) => {
    if (count >= MANY) ahead.push(...Array.from({ length: OTHERS }, started));
  });

/**
 * Runs a task for each of many machines, in as many processes as there are cores, the present one
 * among them; the results are in the order of the machines.
 */
export const doAll = async <T extends TaskName>(
  task: T,
  machines: readonly Ready[],
  options: TaskOptions,
): Promise<ResultOf<T>[]> => {
  const results = await (machines.length < MANY ? doHere : doApart)(task, machines, options);
  progress('');
  return results as ResultOf<T>[];
};

/**
 * The same when @xstate/graph may give no paths: then there is no result, and a sentence in
 * `unanswered`.
 */
export const doAllAnswered = async <T extends TaskName>(
  task: T,
  machines: readonly Ready[],
  options: TaskOptions,
  unanswered: string[],
): Promise<(ResultOf<T> | undefined)[]> =>
  options.strategy === undefined || options.strategy === 'tour'
    ? doAll(task, machines, options)
    : machines.map((machine) =>
        answered(() => TASKS[task](machine, options) as ResultOf<T>, unanswered),
      );

const doHere = (
  task: TaskName,
  machines: readonly Ready[],
  options: TaskOptions,
): Promise<unknown[]> =>
  Promise.resolve(
    machines.map((machine) => {
      progress(machine.name);
      return TASKS[task](machine, options);
    }),
  );

/**
 * Other processes take the machines with the most transitions first, so that no large one is left
 * for the end. The present one, which has read all machines already, takes the smallest: between
 * two of them it hears what the others ask for.
 */
const doApart = async (
  task: TaskName,
  machines: readonly Ready[],
  options: TaskOptions,
): Promise<unknown[]> => {
  const sizes = new Map(
    machines.map((machine) => [machine, transitionsOf(machine.cases.machine).size]),
  );
  const queue = machines.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const results = new Map<Ready, unknown>();
  const say = ({ name }: Ready) =>
    progress(`${name} (${machines.length - queue.length} of ${machines.length})`);
  const workHere = async () => {
    for (let machine = queue.pop(); machine; machine = queue.pop()) {
      say(machine);
      results.set(machine, TASKS[task](machine, options));
      await setImmediate();
    }
  };
  const workApart = async () => {
    const worker = ahead.pop() ?? started();
    worker.ref();
    worker.channel?.ref();
    try {
      for (let machine = queue.shift(); machine; machine = queue.shift()) {
        say(machine);
        const { name, file, casesFile, witnessesFile, propertiesFile, planFile } = machine;
        results.set(
          machine,
          await ask(worker, {
            task,
            machine: { name, file, casesFile, witnessesFile, propertiesFile, planFile },
            options,
          }),
        );
      }
    } finally {
      worker.kill();
    }
  };
  try {
    await Promise.all([...Array.from({ length: OTHERS }, workApart), workHere()]);
  } finally {
    queue.length = 0;
  }
  return machines.map((machine) => results.get(machine));
};

const ask = async (worker: ChildProcess, order: Order): Promise<unknown> => {
  const answer = await new Promise<Answer>((resolve, reject) => {
    worker.once('message', (message) => resolve(message as Answer));
    worker.once('exit', (code) =>
      reject(new Error(`The process of ${order.machine.name} ended with ${code}.`)),
    );
    worker.send(order);
  });
  worker.removeAllListeners('exit');
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.result;
};
