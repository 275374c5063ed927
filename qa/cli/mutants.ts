import { stimulusLabel } from '../model/stimuli';
import type { Judged } from '../mutate/judge';
import { scoreOf } from '../mutate/score';
import { table } from './table';

/** The share of mutants that must be noticed. */
export const GOAL = 0.98;

/** A share (0 to 1) as a percentage with one decimal. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** How many mutants were killed (by the plan, by witnesses), survived or are equivalent. */
export const countsOf = (mutants: readonly Judged[]) => {
  const of = (verdict: Judged['verdict']) => mutants.filter((m) => m.verdict === verdict).length;
  const byPlan = mutants.filter((m) => m.verdict === 'killed' && m.by === 'plan').length;
  return {
    killed: of('killed'),
    byPlan,
    byWitness: of('killed') - byPlan,
    equivalent: of('equivalent'),
    survived: of('survived'),
  };
};

type Scored = { readonly machine: string; readonly mutants: readonly Judged[] };

/** A line for each machine; `more` adds columns. */
export const scoreTable = (
  scores: readonly Scored[],
  more: { readonly name: string; readonly of: (machine: string) => string | number } | null = null,
): string => {
  const row = (name: string, mutants: readonly Judged[]) => {
    const { killed, byPlan, byWitness, equivalent, survived } = countsOf(mutants);
    return [
      name,
      mutants.length,
      killed,
      byPlan,
      byWitness,
      equivalent,
      survived,
      percent(scoreOf(mutants, ['plan'])),
      percent(scoreOf(mutants)),
      ...(more ? [more.of(name)] : []),
    ];
  };
  const rows = scores.map(({ machine, mutants }) => row(machine, mutants));
  const header = [
    'machine',
    'mutants',
    'killed',
    'by plan',
    'by witness',
    'equivalent',
    'survived',
    'plan’s score',
    'score',
    ...(more ? [more.name] : []),
  ];
  return table(
    header,
    scores.length > 1
      ? [
          ...rows,
          row(
            'all',
            scores.flatMap(({ mutants }) => mutants),
          ),
        ]
      : rows,
  );
};

/** A sentence for each survivor and, if wanted, for each equivalent mutant. */
export const mutantLines = (mutants: readonly Judged[], withEquivalent: boolean): string[] =>
  mutants.flatMap((mutant) => {
    const what = `${mutant.at} ${mutant.change}`;
    if (mutant.verdict === 'equivalent')
      return withEquivalent ? [`equivalent: ${what}: ${mutant.because}`] : [];
    return mutant.verdict === 'survived' ? [`survived: ${what}: ${whySurvived(mutant)}`] : [];
  });

const whySurvived = ({ difference, because }: Extract<Judged, { verdict: 'survived' }>): string => {
  if (!difference) return because;
  const { input, walk, what } = difference;
  return (
    `${what} would differ, but ${because}: ` +
    [`started with "${input}"`, ...walk.map(stimulusLabel)].join(' → ')
  );
};
