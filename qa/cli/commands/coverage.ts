import { defineCommand, type ExitCode } from '../command';
import { loadMachines } from '../machines';
import { matrixText, readMatrix } from '../matrix';
import { complain, print, printJson } from '../output';

/** `qa coverage`. */
export const coverageCommand = defineCommand({
  name: 'coverage',
  summary: 'what each level covered when it was walked last',
  about: `The matrix of machines and levels: which share of the transitions that are not excepted
the machine alone, its screens and a browser have taken. Walks keep a record in
.cache/qa/coverage, whoever starts them; "–" was never walked, "stale" was walked when the
machine or its cases were others.`,
  flags: {},
  run: async ({ json, dir }, names): Promise<ExitCode> => {
    const { ready, problems } = await loadMachines(dir, names);
    const rows = readMatrix(ready);
    if (json) printJson({ machines: rows, problems });
    else print(matrixText(rows));
    for (const problem of problems) complain(problem);
    return 0;
  },
});
