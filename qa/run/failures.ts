import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan, PlanPath } from '../plan/types';
import { asTyped } from '../base/config';

/** Where paths that failed are kept. */
export const FAILURES = '.cache/qa/failures';

/**
 * Keeps one path of a plan as a plan of its own, and gives the command that replays it. `number`
 * counts from 1.
 */
export const keepFailure = (
  plan: Plan,
  path: PlanPath,
  number: number,
  folder: string = FAILURES,
): string => {
  const file = join(folder, `${plan.machine}-${number}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ ...plan, paths: [path], steps: path.steps.length }, null, 2)}\n`,
  );
  return asTyped(`replay ${file}`);
};
