import { defineCommand } from '../command';
import { complain, print, printJson } from '../output';
import { EXPLORING } from '../planning';
import { doAll, loadForAll } from '../pool/pool';
import { explorationText } from '../report';

/** `qa explore`. */
export const exploreCommand = defineCommand({
  name: 'explore',
  about: `Explores everything that the cases can make a machine do, without running anything. Lists
states that are never entered, transitions that are never taken and why, missing cases and
errors.`,
  flags: EXPLORING,
  run: async ({ json, dir, limit }, names) => {
    const { ready, problems } = await loadForAll(dir, names);
    const summaries = await doAll('explore', ready, limit === undefined ? {} : { limit });
    if (json) printJson({ machines: summaries, problems });
    else {
      if (summaries.length > 0) print(summaries.map(explorationText).join('\n'));
      for (const problem of problems) complain(problem);
    }
    const isBad = summaries.some(
      (s) =>
        s.missing.length > 0 ||
        s.misnamed.length > 0 ||
        s.errors.length > 0 ||
        s.uncovered.some((u) => !u.isExplained),
    );
    return isBad || problems.length > 0 ? 1 : 0;
  },
});
