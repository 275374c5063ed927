import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { ROOT } from './root';
import { exitCodeOf, runStages, tableOf, takeTurns, type Stage } from './stages';

/** A program of `node_modules/.bin` with its arguments. */
export const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];

/** Vitest with these projects. */
export const vitest = (...projects: string[]) =>
  bin('vitest', 'run', ...projects.flatMap((project) => ['--project', project]));

/** What is quick to fail and needs nothing built. */
export const STATIC_CHECKS: readonly Stage[] = [
  { name: 'format', command: bin('oxfmt', '--check'), cores: 1 },
  // Checkers share no types: four of them, as by default, cost three times what one costs.
  { name: 'types', command: bin('tsc', '--noEmit', '--checkers', '1'), cores: 1 },
  { name: 'lint', command: bin('oxlint', '--type-aware', '--deny-warnings'), cores: 1 },
];

/** Runs commands as stages, prints their output and a table of times, and sets the exit code. */
export const runCommands = async (stages: readonly Stage[]): Promise<void> => {
  const turns = takeTurns((text) => process.stdout.write(text));
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };

  const startedAt = performance.now();
  const endings = await runStages(stages, Math.max(2, availableParallelism()), (stage) => {
    const [program = '', ...args] = stage.command;
    const turn = turns(stage.name);
    // A process group of its own, so that its children end with it.
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const stop = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.stdout.setEncoding('utf8').on('data', turn.say);
    child.stderr.setEncoding('utf8').on('data', turn.say);
    const ended = once(child, 'close').then(
      ([code]: (number | null)[]) => code ?? null,
      (error: unknown) => {
        turn.say(`${String(error)}\n`);
        return 1;
      },
    );
    return {
      ended: ended.finally(() => {
        turn.end();
        process.off('SIGINT', stop).off('SIGTERM', stop);
      }),
      stop,
    };
  });

  console.log(`\n${tableOf(endings)}`);
  console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  process.exitCode = exitCodeOf(endings);
};
