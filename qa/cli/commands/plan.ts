import { defineCommand } from '../command';
import { complain, print, printJson } from '../output';
import { EXPLORING, orderedPlanOptionsOf, ORDERING, PLANNING, TIES } from '../planning';
import { doAllAnswered, loadForAll } from '../pool/pool';
import { planText } from '../report';

/** `qa plan`. */
export const planCommand = defineCommand({
  name: 'plan',
  about: `Makes the cheapest set of paths found that covers the machine, and prints it with its
cost and the lower bound (a ratio of 1.00 is proved optimal). With --strategy shortest or simple
the paths come from @xstate/graph; when it gives no answer within ten seconds, the command says
so and ends with 1. With --json the output is a list of plans for "run --plan FILE".`,
  flags: { ...PLANNING, ...ORDERING, ...TIES, ...EXPLORING },
  run: async ({ json, dir, ...values }, names) => {
    const { ready, problems: withoutCases } = await loadForAll(dir, names);
    const options = orderedPlanOptionsOf(values, ready);
    const unanswered: string[] = [];
    const plans = (await doAllAnswered('plan', ready, options, unanswered)).filter(
      (plan) => plan !== undefined,
    );
    const problems = [...withoutCases, ...unanswered];
    if (json) printJson(plans);
    else if (plans.length > 0) print(plans.map(planText).join('\n\n'));
    for (const problem of problems) complain(problem);
    return problems.length > 0 ? 1 : 0;
  },
});
