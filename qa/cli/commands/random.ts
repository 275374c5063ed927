import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURES } from '../../run/failures';
import { walkRandomly, type RandomResult } from '../../run/random';
import { defineCommand } from '../command';
import { count, text } from '../flags';
import { loadMachines } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { folderFor } from '../outputs';
import { table } from '../table';
import { asTyped } from '../../base/config';

/** `qa random`. */
export const randomCommand = defineCommand({
  name: 'random',
  about: `Walks each machine on a real actor along random events, outcomes and timers, including
events that must be refused, and compares every step with the tool's model of the chart: value,
tags, status, transitions, context and effects. They differ when a guard or an action is not
pure. A failing walk is shortened and kept as a plan of one path, which "replay FILE" walks
again; the command then ends with 1.`,
  flags: {
    runs: count('walks of each machine', 100),
    steps: count('the most stimuli of one walk', 40),
    seed: count('chooses the walks; the same seed chooses the same', 1),
    out: text('DIR', 'where failing walks are kept', FAILURES),
  },
  run: async ({ json, dir, runs, steps, seed, out }, names) => {
    const { ready, problems } = await loadMachines(dir, names);
    folderFor(out);
    const results = ready.map(({ name, cases }) => {
      progress(name);
      const result = walkRandomly(cases, { seed, runs, steps });
      return { ...result, file: result.failure ? keep(result, out) : null };
    });
    progress('');
    if (json) printJson({ isPassed: results.every(({ failure }) => !failure), results, problems });
    else if (results.length > 0)
      print(
        table(
          ['machine', 'walks', 'steps', 'result'],
          results.map((r) => [
            r.machine,
            r.walks,
            r.steps,
            r.failure ? 'fails' : 'as the chart says',
          ]),
        ),
      );
    for (const { machine, failure, file } of results)
      if (failure)
        complain(
          `${machine}: ${failure.message}.\n    ${failure.trace.join('\n    ')}\n  ` +
            asTyped(`replay ${file}`),
        );
    for (const problem of problems) complain(problem);
    return results.some(({ failure }) => failure) || problems.length > 0 ? 1 : 0;
  },
});

/** Writes the failing walk; the result is the file's path. */
const keep = ({ machine, seed, failure }: RandomResult, folder: string): string => {
  const file = join(folder, `${machine}-${seed}.json`);
  writeFileSync(file, `${JSON.stringify(failure?.plan, null, 2)}\n`);
  return file;
};
