import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { forgetRecords } from '../levels/records';
import { walksAt, walksOf, type WalkLevel } from '../levels/walks';
import { CONFIG_FILE } from '../base/configFile';
import type { Ready } from './machines';
import { UsageError } from './usageError';

/**
 * Walks machines through their screens or in a browser, by the runner of those tests; true when
 * everything is as planned.
 */
export const walkLevel = (
  machines: readonly Ready[],
  level: WalkLevel,
  isQuiet: boolean,
): boolean => {
  const walks = walksAt(level);
  if (walks === null)
    throw new UsageError(
      `${CONFIG_FILE} names no tests that walk ${level === 'view' ? 'views' : 'a browser'}.`,
    );
  const walked = machines
    .map(({ name, cases }) => ({ id: cases.machine.id, files: walksOf(name, level) }))
    .filter(({ files }) => files.length > 0);
  if (walked.length === 0)
    throw new UsageError(
      `Nothing in ${walks.dir} walks ` +
        `${machines.map(({ name }) => name).join(', ')}; see qa/README.md, ` +
        'Screens and browser.',
    );
  for (const { id } of walked) forgetRecords(id, level);
  const [runner, ...args] = walks.command;
  const files = [...new Set(walked.flatMap((one) => one.files))];
  // stdout holds only this command's answer: the runner's output is not part of it when a program
  // reads it.
  const { status } = spawnSync(join('node_modules', '.bin', runner), [...args, ...files], {
    stdio: ['ignore', isQuiet ? 2 : 1, 2],
  });
  return status === 0;
};
