import type { Plan } from '../plan/types';
import { readJsonFile } from './jsonFile';
import { UsageError } from './usageError';

/** The plans of a file that `plan --json` wrote: a list, or a single plan. */
export const readPlans = (file: string): Plan[] => {
  const content = readJsonFile(file, 'a plan');
  const plans: unknown[] = Array.isArray(content) ? content : [content];
  if (plans.length > 0 && plans.every(isPlan)) return plans;
  throw new UsageError(`${file} holds no plan; make one with "plan --json".`);
};

const isPlan = (value: unknown): value is Plan => {
  if (!isRecord(value) || typeof value['machine'] !== 'string' || !Array.isArray(value['paths']))
    return false;
  return value['paths'].every(
    (path: unknown) =>
      isWalked(path) &&
      typeof path['input'] === 'string' &&
      Array.isArray(path['steps']) &&
      path['steps'].every((step: unknown) => isWalked(step) && typeof step['event'] === 'string'),
  );
};

/** The expectations of each step and start: the state, the transitions, and the refused events. */
const isWalked = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  isRecord(value['expect']) &&
  Array.isArray(value['transitions']) &&
  Array.isArray(value['refuses']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
