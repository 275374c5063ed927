import { readFileSync } from 'node:fs';
import type { Plan } from '../plan';
import { UsageError } from './usageError';

/** The plans of a file that `plan --json` wrote: a list, or one alone. */
export const readPlans = (file: string): Plan[] => {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Plan | Plan[];
    const plans = Array.isArray(content) ? content : [content];
    if (plans.every((plan) => typeof plan.machine === 'string' && Array.isArray(plan.paths))) return plans;
  } catch (error) {
    throw new UsageError(`${file} cannot be read as a plan: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError(`${file} holds no plan; make one with "plan --json".`);
};
