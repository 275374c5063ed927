import { lineDiff } from '../../base/lineDiff';
import { gate } from '../../gate/gate';
import { readApproved, removeApproved, strayPlans, writeApproved } from '../approvedFile';
import { defineCommand } from '../command';
import { yes } from '../flags';
import { complain, print, printJson } from '../output';
import { APPROVED, EXPLORING, WITNESSED } from '../planning';
import { doAll, loadForAll } from '../pool/pool';

/** Of a plan that is new, or wholly another one, no more lines than this are printed. */
const MOST_LINES = 200;

/** `qa approve`. */
export const approveCommand = defineCommand({
  name: 'approve',
  about: `Plans each machine as it is today: each transition by each case that takes it, and the
witnesses. What differs from the approved plan (value, tags, context, output, effects or
refusals of a step, or the steps) is printed line by line, and written to the folder of plans,
to be looked at in the review of the commit. From then on the gate walks the new plan. Ends with
1 where the new plan does not go through the gate: a transition that no case takes needs an
exception.`,
  flags: {
    'dry-run': yes('only prints the difference, and ends with 1 if there is one'),
    ...APPROVED,
    ...WITNESSED,
    ...EXPLORING,
  },
  run: async ({ json, dir, witnesses, plans, limit, 'dry-run': isDry }, names) => {
    const { ready, problems } = await loadForAll(dir, names, { witnesses, plans });
    const texts = await doAll('approve', ready, limit === undefined ? {} : { limit });
    const changes = ready.flatMap(({ name, planFile }, index) => {
      const text = texts[index] ?? '';
      const lines = lineDiff(readApproved(planFile) ?? '', text);
      return lines.length > 0 ? [{ name, file: planFile, text, lines }] : [];
    });
    const wrong = [
      ...problems,
      ...ready.flatMap(({ name, cases }, index) =>
        gate(cases, texts[index]).problems.map((problem) => `${name}: ${problem}`),
      ),
    ];
    const strays =
      names.length > 0
        ? []
        : strayPlans(
            plans,
            ready.map(({ planFile }) => planFile),
          );
    if (!isDry) {
      for (const { file, text } of changes) writeApproved(file, text);
      if (problems.length === 0) for (const file of strays) removeApproved(file);
    }
    if (json)
      printJson({
        changes: changes.map(({ name, file, lines }) => ({ machine: name, file, lines })),
        strays,
        problems: wrong,
      });
    else {
      for (const { name, file, lines } of changes) {
        print(`${name}: ${file}`);
        for (const line of lines.slice(0, MOST_LINES)) print(`  ${line}`);
        if (lines.length > MOST_LINES) print(`  … ${lines.length - MOST_LINES} more lines`);
      }
      for (const file of strays) print(`${file} belongs to no machine`);
      const count = changes.length + strays.length;
      print(
        count === 0
          ? `The approved plans of ${ready.length} machines are those of today.`
          : isDry
            ? `${count} of the approved plans are not those of today.`
            : `${count} approved: look at the difference, and commit it.`,
      );
    }
    for (const problem of wrong) complain(problem);
    return wrong.length > 0 || (isDry && changes.length + strays.length > 0) ? 1 : 0;
  },
});
