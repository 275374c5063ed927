import { writeFileSync } from 'node:fs';
import { shardOf } from '../../base/shard';
import { gateJunitOf } from '../../export/junit';
import { counted } from '../../model/words';
import { gate } from '../../gate/gate';
import { readApproved } from '../approvedFile';
import { defineCommand } from '../command';
import { text } from '../flags';
import { loadMachines } from '../machines';
import { complain, print, printJson } from '../output';
import { placeFor } from '../outputs';
import { APPROVED } from '../planning';
import { UsageError } from '../usageError';

const readShard = (given: string): { index: number; of: number } => {
  const [, index = 0, of = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(given) ?? []).map(Number);
  if (index < 1 || index > of)
    throw new UsageError(`--shard takes a part of all, such as 2/8, not "${given}".`);
  return { index, of };
};

/** A problem beside the file of its machine, where GitHub shows the change. */
const annotation = (file: string, problem: string): string =>
  `::error file=${file},title=approved plan::` +
  problem.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** `qa gate`. */
export const gateCommand = defineCommand({
  name: 'gate',
  about: `Walks the approved plan of each machine on the machine of today. Value, tags, status,
context, output and effects of each step must be those that were approved; events that were
refused must be refused; each transition without an exception must be taken. Nothing is explored
or planned, so that it takes seconds. Ends with 1 and says path, step, what was expected and what
came; on GitHub beside the file of the machine, too.`,
  flags: {
    junit: text('FILE', 'also writes the result there, for CI servers'),
    shard: text('I/N', 'walks part I of N parts that cost nearly the same'),
    ...APPROVED,
  },
  run: async ({ json, dir, plans, junit, shard }, names) => {
    const part = shard === undefined ? { index: 1, of: 1 } : readShard(shard);
    if (junit !== undefined) placeFor(junit);
    const { ready: all, problems } = await loadMachines(dir, names, { plans });
    const texts = new Map(all.map((one) => [one, readApproved(one.planFile)]));
    const ready = shardOf(all, (one) => texts.get(one)?.length ?? 0, part);
    const results = ready.map((one) => gate(one.cases, texts.get(one)));
    if (junit !== undefined)
      writeFileSync(
        junit,
        gateJunitOf(
          ready.flatMap(({ file }, index) => {
            const result = results[index];
            return result ? [{ file, result }] : [];
          }),
        ),
      );
    if (process.env['GITHUB_ACTIONS'] === 'true' && !json)
      for (const [index, { file }] of ready.entries())
        for (const problem of results[index]?.problems ?? []) print(annotation(file, problem));
    if (json) printJson({ machines: results, problems });
    else {
      const sum = (key: 'paths' | 'steps') => results.reduce((total, one) => total + one[key], 0);
      print(
        `${counted(ready.length, 'machine')}, ${counted(sum('paths'), 'approved path')}, ` +
          counted(sum('steps'), 'step'),
      );
      for (const { machine, problems: wrong } of results)
        for (const problem of wrong) complain(`${machine}: ${problem}`);
    }
    for (const problem of problems) complain(problem);
    return problems.length > 0 || results.some((one) => one.problems.length > 0) ? 1 : 0;
  },
});
