import { explore } from '../../explore/explore';
import { partsOfApproved, withTransitions } from '../../gate/approved';
import { readPlanText } from '../../gate/planText';
import type { Walks } from '../../mutate/judge';
import { mutationScore, scoreOf, type MutationScore } from '../../mutate/score';
import { planOf } from '../../plan/plan';
import { planOfWitnesses, strengthened } from '../../plan/witnesses';
import { readApproved } from '../approvedFile';
import { defineCommand } from '../command';
import { count, yes } from '../flags';
import { loadMachines, type Ready } from '../machines';
import { countsOf, GOAL, mutantLines, percent, scoreTable } from '../mutants';
import { complain, print, printJson, progress } from '../output';
import { APPROVED, EXPLORING, PLANNING, planOptionsOf, WITNESSED } from '../planning';
import { keepStrengthened, writeWitnesses } from '../witnessFile';
import { asTyped, config } from '../../base/config';

/** `qa mutate`. */
export const mutateCommand = defineCommand({
  name: 'mutate',
  about: `Makes mutants of each chart: removes a transition, an "always", a timer or an action,
changes a target, swaps the order of two transitions, negates a guard, or changes whether a
transition enters its state again. The approved plan of the machine is walked on each mutant as
the gate walks it (a plan of today, where none is approved), then the witnesses: walks in
${config.witnesses}/<machine>.json that notice what the plan misses. A mutant that no event,
outcome or timer can distinguish from the machine is equivalent and does not count. A surviving
mutant is listed with the shortest walk that would notice it. With --kill as few of these walks as
needed become witnesses, which CI walks once "approve" has kept them; all of it is kept as a plan
for "replay FILE". Ends with 1 when the score (killed ÷ (killed + survived)) of all machines
together is below ${GOAL * 100} %.`,
  flags: {
    max: count('the most mutants of one machine, chosen at random'),
    equivalent: yes('lists the equivalent mutants as well'),
    fresh: yes('walks plans made from the chart of today, not the approved ones of CI'),
    kill: yes('keeps a walk against each survivor; removes stale ones'),
    ...WITNESSED,
    ...APPROVED,
    ...PLANNING,
    ...EXPLORING,
    seed: count('chooses wrong targets, the sample, and between plans of equal cost', 1),
  },
  run: async (
    { json, dir, witnesses: folder, plans, max, equivalent, fresh, kill, ...values },
    names,
  ) => {
    const { seed } = values;
    const { ready, problems } = await loadMachines(dir, names, {
      witnesses: folder,
      plans,
    });
    const options = planOptionsOf(values);
    const files: string[] = [];
    const scores = ready.map((machine): MutationScore => {
      const { name, cases, witnesses } = machine;
      progress(`${name}: exploring`);
      const exploration = explore(cases, options);
      const approved = fresh ? undefined : approvedWalks(machine);
      const plan = approved?.plan ?? planOf(cases, exploration, options);
      const score = mutationScore(cases, {
        seed,
        max,
        exploration,
        plan,
        ...(approved && { approved }),
        witnesses,
        isKilling: kill,
        onProgress: (judged, of) => progress(`${name}: mutant ${judged} of ${of}`),
      });
      if (kill) files.push(...keep(machine, score));
      return score;
    });
    progress('');
    const all = scores.flatMap(({ mutants }) => mutants);
    const total = scoreOf(all);
    if (json)
      printJson({
        score: total,
        planScore: scoreOf(all, ['plan']),
        goal: GOAL,
        seed,
        ...countsOf(all),
        machines: scores.map(scoreJson),
        files,
        problems,
      });
    else {
      print(scoreTable(scores));
      for (const { machine, mutants } of scores)
        for (const line of mutantLines(mutants, equivalent)) print(`${machine}  ${line}`);
      for (const file of files) print(`kept: ${file}`);
    }
    for (const problem of problems) complain(problem);
    if (total < GOAL)
      complain(
        `${percent(total)} of the mutants that can be told apart are noticed; ` +
          `the goal is ${percent(GOAL)}.${kill ? '' : ` ${killHint(names)}`}`,
      );
    return total < GOAL || problems.length > 0 ? 1 : 0;
  },
});

const killHint = (names: readonly string[]) =>
  `"${asTyped(`mutate ${names.join(' ') || 'NAMES'} --kill`)}" keeps walks against what survived.`;

const scoreJson = ({ machine, mutants, planScore, score, witnesses }: MutationScore) => ({
  machine,
  planScore,
  score,
  ...countsOf(mutants),
  witnesses: witnesses.length,
  mutants,
});

/** What the gate walks of a machine; undefined where no plan is approved. */
const approvedWalks = ({ cases, planFile }: Ready): Walks | undefined => {
  const text = readApproved(planFile);
  if (text === undefined) return undefined;
  const { plan, witnesses } = partsOfApproved(cases, readPlanText(text));
  return { plan: withTransitions(plan, cases), witnesses: withTransitions(witnesses, cases) };
};

/** The files of a machine's witnesses, and of its plan with them. */
const keep = ({ cases, witnessesFile }: Ready, { plan, witnesses }: MutationScore): string[] => {
  writeWitnesses(witnessesFile, witnesses);
  return witnesses.length > 0
    ? [witnessesFile, keepStrengthened(strengthened(plan, planOfWitnesses(cases, witnesses)))]
    : [];
};
