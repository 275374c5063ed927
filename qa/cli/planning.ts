import type { PlanOptions } from '../plan';
import { choice, count, type ValuesOf } from './flags';

/** How far a machine is explored. */
export const EXPLORING = { limit: count('most configurations to explore (default: the case file’s, or 20000)') };

/** How its paths are planned. */
export const PLANNING = {
  cover: choice('what is covered: every transition once, or every event and case in every class of configurations', ['transition', 'edge']),
  'reset-cost': count('what starting anew costs, in steps', 5),
  'max-path': count('most steps of one path'),
};

type Planning = ValuesOf<typeof PLANNING & typeof EXPLORING>;

/** What the planner is told by these options. */
export const planOptionsOf = (values: Planning): PlanOptions & { limit?: number } => ({
  cover: values.cover,
  resetCost: values['reset-cost'],
  ...(values['max-path'] === undefined ? {} : { maxPath: values['max-path'] }),
  ...(values.limit === undefined ? {} : { limit: values.limit }),
});
