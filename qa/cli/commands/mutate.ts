import { explore } from '../../explore';
import { mutationScore, scoreOf, type Judged, type MutationScore } from '../../mutate/score';
import { planOf } from '../../plan';
import { stimulusLabel } from '../../stimuli';
import { defineCommand } from '../command';
import { count, yes } from '../flags';
import { loadMachines } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { EXPLORING, PLANNING, planOptionsOf } from '../planning';
import { table } from '../table';

/** Share of the mutants that a plan must notice (design: paths.md, figures to reach). */
const GOAL = 0.98;

export const mutateCommand = defineCommand({
  name: 'mutate',
  summary: 'how many small wrong changes of the charts the plans notice',
  about: `Makes mutants of each chart: leaves out a transition, an "always", a timer or an action, sends a transition elsewhere, tries two in
the other order, negates a guard, enters a state anew or not. The machine's own plan is walked on each. A mutant that no event, outcome or timer
can tell from the machine is equivalent and does not count; one that the plan does not notice is listed with the shortest walk that would tell.
With --cover edge the plans notice more, and are longer.
Ends with 1 where the score (killed ÷ (killed + survived)) of all machines together is below ${GOAL * 100} %.`,
  flags: {
    max: count('most mutants of one machine, chosen at random'),
    equivalent: yes('lists the equivalent mutants as well'),
    ...PLANNING,
    ...EXPLORING,
    seed: count('chooses the wrong targets, the sample, and among plans that cost the same', 1),
  },
  run: async ({ json, dir, max, equivalent, ...values }, names) => {
    const { seed } = values;
    const { ready, problems } = await loadMachines(dir, names);
    const options = planOptionsOf(values);
    const scores = ready.map(({ name, cases }): MutationScore => {
      progress(`${name}: exploring`);
      const exploration = explore(cases, options);
      const plan = planOf(cases, exploration, options);
      return mutationScore(cases, { seed, max, exploration, plan, onProgress: (judged, of) => progress(`${name}: mutant ${judged} of ${of}`) });
    });
    progress('');
    const all = scores.flatMap(({ mutants }) => mutants);
    const total = scoreOf(all);
    if (json) printJson({ score: total, goal: GOAL, seed, ...counts(all), machines: scores.map((score) => ({ ...score, ...counts(score.mutants) })), problems });
    else {
      print(scoreTable(scores, all));
      for (const { machine, mutants } of scores) for (const line of mutants.flatMap((mutant) => lineOf(mutant, equivalent))) print(`${machine}  ${line}`);
    }
    for (const problem of problems) complain(problem);
    if (total < GOAL) complain(`${percent(total)} of the mutants that can be told apart are noticed; the goal is ${percent(GOAL)}.`);
    return total < GOAL || problems.length > 0 ? 1 : 0;
  },
});

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const counts = (mutants: readonly Judged[]) => {
  const of = (verdict: Judged['verdict']) => mutants.filter((m) => m.verdict === verdict).length;
  return { killed: of('killed'), equivalent: of('equivalent'), survived: of('survived') };
};

const scoreTable = (scores: readonly MutationScore[], all: readonly Judged[]): string => {
  const row = (name: string, mutants: readonly Judged[], score: number) => {
    const { killed, equivalent, survived } = counts(mutants);
    return [name, mutants.length, killed, equivalent, survived, percent(score)];
  };
  const rows = scores.map(({ machine, mutants, score }) => row(machine, mutants, score));
  return table(['machine', 'mutants', 'killed', 'equivalent', 'survived', 'score'], scores.length > 1 ? [...rows, row('all', all, scoreOf(all))] : rows);
};

const lineOf = (mutant: Judged, withEquivalent: boolean): string[] => {
  const what = `${mutant.at} ${mutant.change}`;
  if (mutant.verdict === 'equivalent') return withEquivalent ? [`equivalent: ${what}: nothing that can happen tells it from the machine`] : [];
  return mutant.verdict === 'survived' ? [`survived: ${what}: ${whySurvived(mutant.difference)}`] : [];
};

const whySurvived = (difference: Extract<Judged, { verdict: 'survived' }>['difference']): string => {
  if (difference === 'undecided') return 'the two go long ways apart without showing it, and the search for a difference was given up';
  const { input, walk, what } = difference;
  const from = `started with "${input}"`;
  return `${what} would differ, but no path goes there: ${[from, ...walk.map(stimulusLabel)].join(' → ')}`;
};
