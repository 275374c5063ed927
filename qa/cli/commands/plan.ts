import { explore } from '../../explore';
import { planOf } from '../../plan';
import { defineCommand } from '../command';
import { loadMachines } from '../machines';
import { complain, print, printJson } from '../output';
import { EXPLORING, PLANNING, planOptionsOf, TIES } from '../planning';
import { planText } from '../report';

export const planCommand = defineCommand({
  name: 'plan',
  summary: 'the cheapest paths that cover every transition',
  about: `Makes the cheapest set of paths found that covers the machine, prints it with its cost and the lower bound (ratio 1.00 is
proved optimal). With --json the output is a list of plans, which "run --plan FILE" takes.`,
  flags: { ...PLANNING, ...TIES, ...EXPLORING },
  run: async ({ json, dir, ...values }, names) => {
    const { ready, problems } = await loadMachines(dir, names);
    const options = planOptionsOf(values);
    const plans = ready.map(({ cases }) => planOf(cases, explore(cases, options), options));
    if (json) printJson(plans);
    else print(plans.map(planText).join('\n\n'));
    for (const problem of problems) complain(problem);
    return problems.length > 0 ? 1 : 0;
  },
});
