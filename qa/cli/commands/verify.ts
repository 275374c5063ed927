import { config } from '../../base/config';
import { counted } from '../../model/words';
import { keepFailure } from '../../run/failures';
import type { Verification, Verdict } from '../../verify/verify';
import { productGuardMutants, type GuardMutant } from '../../verify/guards';
import type { Product } from '../../verify/product';
import { verifyProduct } from '../../verify/verifyProduct';
import { defineCommand, type ExitCode } from '../command';
import { yes } from '../flags';
import { loadMachines, type Ready } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { EXPLORING } from '../planning';
import { doAll } from '../pool/pool';
import { loadProducts } from '../products';
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
ever happens, or names what the chart does not know. Products of several machines are checked in
the same way, by their names or with everything. With --mutants, each guard that a property names
in "keptBy" is taken away and negated; it ends with 1 if no property fails for one of them.`,
  flags: {
    mutants: yes('takes away and negates each guard that a property rests on, and looks for walks'),
    ...EXPLORING,
  },
  run: async ({ json, dir, limit, mutants }, names) => {
    const { ready, products, problems } = await loadAll(dir, names);
    const stating = ready.filter(({ properties }) => properties.length > 0);
    if (mutants) return tellMutants(await mutantsOf(stating, products), problems, json);
    const options = limit === undefined ? {} : { limit };
    const results = [
      ...(stating.length > 0 ? await doAll('verify', stating, options) : []),
      ...products.map((product) => {
        progress(product.name);
        return verifyProduct(product);
      }),
    ];
    progress('');
    if (json) printJson({ machines: results.map(jsonOf), problems });
    else {
      if (results.length > 0) print(verificationTable(results));
      for (const result of results) for (const line of linesOf(result)) print(line);
      if (ready.length > 0) print(silentText(ready));
      for (const { machine, problems: wrong } of results)
        for (const problem of wrong) complain(`${machine}: ${problem}`);
      for (const hint of results.flatMap(hintsOf)) print(hint);
    }
    for (const problem of problems) complain(problem);
    return problems.length > 0 || results.some((one) => one.problems.length > 0) ? 1 : 0;
  },
});

/** The machines and the products of these names; all of both where none is given. */
const loadAll = async (dir: string, names: readonly string[]) => {
  const all = await loadProducts();
  // Those of the repository are not about the machines of another folder.
  const isAll = names.length === 0 && dir === config.machines;
  const products = all.products.filter(({ name }) => isAll || names.includes(name));
  const others = names.filter((name) => !products.some((product) => product.name === name));
  const { ready, problems } =
    names.length > 0 && others.length === 0
      ? { ready: [], problems: [] }
      : await loadMachines(dir, others);
  return { ready, products, problems: [...problems, ...all.problems] };
};

const mutantsOf = async (
  machines: readonly Ready[],
  products: readonly Product[],
): Promise<GuardMutant[]> => {
  const ofMachines = machines.length > 0 ? (await doAll('guards', machines, {})).flat() : [];
  const ofProducts = products.flatMap((product) => {
    progress(product.name);
    return productGuardMutants(product);
  });
  progress('');
  return [...ofMachines, ...ofProducts];
};

const isCaught = ({ properties }: GuardMutant): boolean =>
  properties.some(({ walk }) => walk !== null);

/** Each guard without which nothing is wrong is a problem. */
const tellMutants = (
  mutants: readonly GuardMutant[],
  problems: readonly string[],
  isJson: boolean,
): ExitCode => {
  const missed = mutants.filter((one) => !isCaught(one));
  const slowest = Math.max(0, ...mutants.map(({ milliseconds }) => milliseconds));
  if (isJson) printJson({ mutants, missed: missed.length, slowest, problems });
  else {
    print(
      table(
        ['machine', 'guard', 'change', 'property that fails', 'steps', 'ms'],
        mutants.map(({ machine, guard, change, properties, milliseconds }) => {
          const shortest = properties
            .filter(({ walk }) => walk !== null)
            .toSorted((a, b) => (a.walk?.steps.length ?? 0) - (b.walk?.steps.length ?? 0))[0];
          return [
            machine,
            guard,
            change,
            shortest?.name ?? 'none',
            shortest?.walk?.steps.length ?? '',
            milliseconds,
          ];
        }),
      ),
    );
    print(
      `${mutants.length - missed.length} of ${counted(mutants.length, 'mutant')} ` +
        `give a counterexample, each within ${slowest} ms.`,
    );
    for (const { machine, guard, change } of missed)
      complain(`${machine}: no property fails where "${guard}" is ${change}.`);
  }
  for (const problem of problems) complain(problem);
  return missed.length > 0 || problems.length > 0 ? 1 : 0;
};

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
