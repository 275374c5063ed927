import { defineCommand, type ExitCode } from '../command';
import { loadMachines } from '../machines';
import { matrixText, readMatrix } from '../matrix';
import { complain, print, printJson } from '../output';

/** `qa coverage`. */
export const coverageCommand = defineCommand({
  name: 'coverage',
  about: `The matrix of machines and levels: the share of transitions, without exceptions, that
were taken on the machine alone, through its screens and in a browser. Every walk keeps a record
in .cache/qa/coverage; "–" was never walked, "stale" was walked before the machine or its cases
changed.`,
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
