import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { forgetRecords, type Level } from '../levels/records';
import { WALKS, walksOf } from '../levels/walks';
import type { Ready } from './machines';
import { UsageError } from './usageError';

/**
 * Walks machines through their screens or in a browser, by the runner of those tests; true when
 * everything is as planned.
 */
export const walkLevel = (
  machines: readonly Ready[],
  level: Exclude<Level, 'machine'>,
  isQuiet: boolean,
): boolean => {
  const walked = machines
    .map(({ name, cases }) => ({ id: cases.machine.id, files: walksOf(name, level) }))
    .filter(({ files }) => files.length > 0);
  if (walked.length === 0)
    throw new UsageError(
      `Nothing in ${WALKS[level].dir} walks ` +
        `${machines.map(({ name }) => name).join(', ')}; see qa/README.md, ` +
        'Screens and browser.',
    );
  for (const { id } of walked) forgetRecords(id, level);
  const [runner, ...args] = WALKS[level].command;
  const files = [...new Set(walked.flatMap((one) => one.files))];
  // stdout holds only this command's answer: the runner's output is not part of it when a program
  // reads it.
  const { status } = spawnSync(join('node_modules', '.bin', runner), [...args, ...files], {
    stdio: ['ignore', isQuiet ? 2 : 1, 2],
  });
  return status === 0;
};
