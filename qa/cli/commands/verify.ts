import { counted } from '../../model/words';
import { keepFailure } from '../../run/failures';
import type { Verification, Verdict } from '../../verify/verify';
import { defineCommand } from '../command';
import { loadMachines, type Ready } from '../machines';
import { complain, print, printJson } from '../output';
import { EXPLORING } from '../planning';
import { doAll } from '../pool/pool';
import { table } from '../table';

/** Where counterexamples are kept. */
const BREACHES = '.cache/qa/breaches';

/** `qa verify`. */
export const verifyCommand = defineCommand({
  name: 'verify',
  summary: 'whether the properties of the machines hold in every life',
  about: `Checks the properties in <flow>.properties.ts, beside each machine, in everything that its
cases can make it do. For a property that does not hold, the shortest walk is printed, walked on a
real actor, and kept for "replay". What lies beyond a bound of the case file, or beyond --limit, is
not decided, and the table says so. Ends with 1 if a property does not hold, speaks of nothing that
ever happens, or names what the chart does not know.`,
  flags: { ...EXPLORING },
  run: async ({ json, dir, limit }, names) => {
    const { ready, problems } = await loadMachines(dir, names);
    const stating = ready.filter(({ properties }) => properties.length > 0);
    const results = await doAll('verify', stating, limit === undefined ? {} : { limit });
    if (json) printJson({ machines: results.map(jsonOf), problems });
    else {
      if (results.length > 0) print(verificationTable(results));
      for (const result of results) for (const line of linesOf(result)) print(line);
      print(silentText(ready));
      for (const { machine, problems: wrong } of results)
        for (const problem of wrong) complain(`${machine}: ${problem}`);
      for (const hint of results.flatMap(hintsOf)) print(hint);
    }
    for (const problem of problems) complain(problem);
    return problems.length > 0 || results.some((one) => one.problems.length > 0) ? 1 : 0;
  },
});

const countOf = (verdicts: readonly Verdict[], ...kinds: readonly Verdict['verdict'][]): number =>
  verdicts.filter(({ verdict }) => kinds.includes(verdict)).length;

const verificationTable = (results: readonly Verification[]): string => {
  const row = (name: string, verdicts: readonly Verdict[], configurations: number) => [
    name,
    configurations.toLocaleString('en'),
    verdicts.length,
    countOf(verdicts, 'holds'),
    countOf(verdicts, 'undecided'),
    countOf(verdicts, 'violated', 'idle', 'broken'),
  ];
  const sum = results.reduce((total, { configurations }) => total + configurations, 0);
  return table(
    ['machine', 'configurations', 'properties', 'hold', 'undecided', 'wrong'],
    [
      ...results.map(({ machine, verdicts, configurations }) =>
        row(machine, verdicts, configurations),
      ),
      ...(results.length > 1
        ? [
            row(
              'all',
              results.flatMap(({ verdicts }) => verdicts),
              sum,
            ),
          ]
        : []),
    ],
  );
};

/** What is not decided, and why. */
const linesOf = ({ machine, verdicts }: Verification): string[] =>
  verdicts.flatMap((one) =>
    one.verdict === 'undecided' ? [`${machine}  ${one.property.name}: ${one.because}`] : [],
  );

const silentText = (machines: readonly Ready[]): string => {
  const silent = machines.filter(({ properties }) => properties.length === 0);
  if (silent.length === 0) return 'Every machine has properties.';
  const [first] = silent;
  return silent.length === 1
    ? `Machine "${first?.name}" has no properties.`
    : `${counted(silent.length, 'machine')} have no properties.`;
};

/** The commands that show the counterexamples. */
const hintsOf = ({ verdicts }: Verification): string[] =>
  verdicts.flatMap((one, index) => {
    const plan = one.verdict === 'violated' ? one.breach.plan : undefined;
    const [path] = plan?.paths ?? [];
    if (!plan || !path) return [];
    return [`${one.property.name}: ${keepFailure(plan, path, index + 1, BREACHES)}`];
  });

const jsonOf = ({ verdicts, ...rest }: Verification) => ({
  ...rest,
  verdicts: verdicts.map(({ property, ...verdict }) => ({ ...property, ...verdict })),
});
