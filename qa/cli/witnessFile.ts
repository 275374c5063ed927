import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from '../plan/types';
import type { Witness } from '../plan/witnesses';

/** Where plans with their witnesses lie. `mutate --kill` makes them; they are not committed. */
const STRENGTHENED = '.cache/qa/strengthened';

/** The witnesses of a file; none when there is no such file. Throws when the file is wrong. */
export const readWitnesses = (file: string): Witness[] => {
  if (!existsSync(file)) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Array.isArray(content) && content.every(isWitness)) return content;
  throw new Error('it is no list of { tells, input, steps }');
};

const isWitness = (value: unknown): value is Witness =>
  typeof value === 'object' &&
  value !== null &&
  'tells' in value &&
  'input' in value &&
  typeof value.input === 'string' &&
  'steps' in value &&
  Array.isArray(value.steps);

/** Writes witnesses to their file; removes the file when there are none. */
export const writeWitnesses = (file: string, witnesses: readonly Witness[]): void => {
  if (witnesses.length === 0) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(witnesses, null, 2)}\n`);
};

/** Writes a plan for `replay`; returns its file. */
export const keepStrengthened = (plan: Plan, folder: string = STRENGTHENED): string => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${plan.machine}.json`);
  writeFileSync(file, `${JSON.stringify(plan, null, 2)}\n`);
  return file;
};
