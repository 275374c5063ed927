import { join, relative, resolve } from 'node:path';
import { counted } from '../../model/words';
import { affectedMachine, type AffectedMachine } from '../affectedMachine';
import { defineCommand } from '../command';
import { text, yes } from '../flags';
import { loadMachines, type Ready } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { APPROVED } from '../planning';
import { UsageError } from '../usageError';
import { atCommit, git } from '../versions';

/** `qa affected`. */
export const affectedCommand = defineCommand({
  name: 'affected',
  about: `Compares the machines of the working files with those of a commit and tells which approved
paths show, do or refuse something else now, at which step and what; and which files that walk a
machine through screens or in a browser have to be run again: one of their paths differs, or what
they import. Both versions of a machine are walked side by side as pure functions,
so the reason may be in the chart, a case, or any function that is imported. Nothing is run. Other
versions of the packages that a machine uses touch all its paths. What is no code, such as words
and styles, is listed and not judged. Ends with 1 where a machine cannot be read.`,
  flags: {
    base: text('REF', 'the commit to compare with', 'HEAD'),
    explain: yes('tells each path, not only how many of a machine'),
    ...APPROVED,
  },
  run: async ({ json, dir, plans, base, explain }, names) => {
    const { ready, problems } = await loadMachines(dir, names, { plans });
    const results = await atCommit(base, async (folder) => {
      const before = await machinesIn(join(folder, relative(process.cwd(), resolve(dir))));
      return ready.map((machine) => {
        progress(machine.name);
        const same = before.find(({ name }) => name === machine.name);
        return affectedMachine(machine, { folder, machine: same });
      });
    });
    progress('');
    const unjudged = noCodeSince(base);
    if (json) printJson({ base, machines: results, unjudged, problems });
    else print(textOf(results, unjudged, explain));
    for (const problem of problems) complain(problem);
    return problems.length > 0 ? 1 : 0;
  },
});

/** A machine that cannot be read there is like one that is not there: all of it is run. */
const machinesIn = async (dir: string): Promise<readonly Ready[]> => {
  try {
    return (await loadMachines(dir, [])).ready;
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
};

const CODE = /\.(?:[jt]sx?|md|txt)$/;

const noCodeSince = (base: string): string[] =>
  git(['diff', '--name-only', base], `There is no commit "${base}".`)
    .split('\n')
    .filter((file) => file !== '' && !CODE.test(file) && !file.endsWith('-lock.json'));

const textOf = (
  machines: readonly AffectedMachine[],
  unjudged: readonly string[],
  isExplained: boolean,
): string => {
  const touched = machines.filter(({ affected, walks }) => affected.length + walks.length > 0);
  const sum = (of: (one: AffectedMachine) => number) =>
    machines.reduce((total, one) => total + of(one), 0);
  const stepsIn = ({ affected }: AffectedMachine) =>
    affected.reduce((total, { steps }) => total + steps, 0);
  const [some, all] = [sum(stepsIn), sum(({ steps }) => steps)];
  return [
    ...touched.flatMap((one) => linesOf(one, isExplained)),
    `${counted(
      sum(({ affected }) => affected.length),
      'approved path',
    )} of ` +
      `${sum(({ paths }) => paths)} to run again, ${some} of ${counted(all, 'step')} ` +
      `(${all === 0 ? 0 : ((100 * some) / all).toFixed(1)} %); ` +
      counted(new Set(touched.flatMap(({ walks }) => walks.map(({ file }) => file))).size, 'walk'),
    ...(unjudged.length === 0
      ? []
      : [
          `Not judged, for it is no code: ${unjudged.slice(0, FEW).join(', ')}` +
            (unjudged.length > FEW ? ` and ${unjudged.length - FEW} more` : ''),
        ]),
  ].join('\n');
};
const FEW = 5;

const linesOf = (
  { machine, paths, affected, walks }: AffectedMachine,
  isExplained: boolean,
): string[] => [
  `${machine}: ${affected.length} of ${counted(paths, 'approved path')}`,
  ...(isExplained ? affected : affected.slice(0, 1)).map(
    ({ path, because }) => `  path ${path + 1}: ${because}`,
  ),
  ...walks.map(({ file, because }) => `  ${file}: ${because}`),
];
