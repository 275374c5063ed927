/** One command of a run. */
export type Stage = {
  name: string;
  /** Program and arguments. */
  command: readonly string[];
  /** How many cores it keeps busy; a stage with more than the machine has runs alone. */
  cores: number;
  /** Names of the stages that have to pass before it starts. */
  needs?: readonly string[];
};

/** How a stage ended: null when it was stopped, or not started, because another one failed. */
export type Ending = { name: string; exitCode: number | null; seconds: number };

/** A running stage. */
export type Running = {
  /** Resolves with the exit code, null where a signal ended it. */
  ended: Promise<number | null>;
  stop: () => void;
};

/**
 * Runs stages in parallel as far as the cores allow, each as early in their order as its needs
 * permit. The first failure stops everything else. Returns the endings in the order of the stages.
 */
export const runStages = async (
  stages: readonly Stage[],
  cores: number,
  start: (stage: Stage) => Running,
  now: () => number = () => performance.now(),
): Promise<Ending[]> => {
  const endings = new Map<string, Ending>();
  const running = new Map<string, Running>();
  let hasFailed = false;
  let free = cores;
  const isReady = ({ name, needs = [] }: Stage) =>
    !endings.has(name) &&
    !running.has(name) &&
    needs.every((one) => endings.get(one)?.exitCode === 0);

  await new Promise<void>((resolve) => {
    const run = async (stage: Stage, wanted: number) => {
      const startedAt = now();
      const one = start(stage);
      running.set(stage.name, one);
      const exitCode = await one.ended;
      const isStopped = hasFailed;
      running.delete(stage.name);
      free += wanted;
      endings.set(stage.name, {
        name: stage.name,
        exitCode: isStopped ? null : (exitCode ?? 1),
        seconds: (now() - startedAt) / 1_000,
      });
      if (!isStopped && exitCode !== 0) {
        hasFailed = true;
        for (const other of running.values()) other.stop();
      }
      startReady();
    };
    const startReady = () => {
      for (const stage of hasFailed ? [] : stages.filter(isReady)) {
        const wanted = Math.min(stage.cores, cores);
        if (wanted > free) continue;
        free -= wanted;
        void run(stage, wanted);
      }
      if (running.size === 0) resolve();
    };
    startReady();
  });
  return stages.map(({ name }) => endings.get(name) ?? { name, exitCode: null, seconds: 0 });
};

/** The exit code of a run: zero when every stage passed, otherwise that of the first failure. */
export const exitCodeOf = (endings: readonly Ending[]): number =>
  endings.find(({ exitCode }) => exitCode !== null && exitCode !== 0)?.exitCode ??
  (endings.every(({ exitCode }) => exitCode === 0) ? 0 : 1);

/** A line for each stage: its name, how it ended, its seconds. */
export const tableOf = (endings: readonly Ending[]): string => {
  const width = Math.max(...endings.map(({ name }) => name.length));
  return endings
    .map(({ name, exitCode, seconds }) => {
      const said = exitCode === 0 ? 'passed' : exitCode === null ? 'not run to its end' : 'failed';
      return `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${said}`;
    })
    .join('\n');
};

/**
 * Writes the output of several stages one after another: the oldest running one is printed, and the
 * output of the others is held until it has ended.
 */
export const takeTurns = (write: (text: string) => void) => {
  const open: { name: string; waiting: string[]; isOver: boolean }[] = [];
  const speak = () => {
    for (let first = open[0]; first; first = open[0]) {
      for (const text of first.waiting.splice(0)) write(text);
      if (!first.isOver) return;
      open.shift();
    }
  };
  return (name: string) => {
    const one = { name, waiting: [`\n── ${name}\n`], isOver: false };
    open.push(one);
    speak();
    return {
      say: (text: string) => {
        one.waiting.push(text);
        speak();
      },
      end: () => {
        one.isOver = true;
        speak();
      },
    };
  };
};
