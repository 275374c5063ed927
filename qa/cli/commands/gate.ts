import { counted } from '../../model/words';
import { gate } from '../../gate/gate';
import { readApproved } from '../approvedFile';
import { defineCommand } from '../command';
import { loadMachines } from '../machines';
import { complain, print, printJson } from '../output';
import { APPROVED } from '../planning';

/** `qa gate`. */
export const gateCommand = defineCommand({
  name: 'gate',
  summary: 'walks the approved plans, as CI does',
  about: `Walks the approved plan of each machine on the machine of today. Value, tags, status,
context, output and effects of each step must be those that were approved; events that were
refused must be refused; each transition without an exception must be taken. Nothing is explored
or planned, so that it takes seconds. Ends with 1 and says path, step, what was expected and what
came.`,
  flags: { ...APPROVED },
  run: async ({ json, dir, plans }, names) => {
    const { ready, problems } = await loadMachines(dir, names, { plans });
    const results = ready.map(({ cases, planFile }) => gate(cases, readApproved(planFile)));
    if (json) printJson({ machines: results, problems });
    else {
      const sum = (key: 'paths' | 'steps') => results.reduce((all, one) => all + one[key], 0);
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
