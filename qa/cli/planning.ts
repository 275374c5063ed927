import type { PlanOptions } from '../plan';
import { COVERS } from '../tour/cover';
import { choice, count, type ValuesOf } from './flags';

/** How far a machine is explored. */
export const EXPLORING = { limit: count('most configurations to explore (default: the case file’s, or 20000)') };

/** How its paths are planned. */
export const PLANNING = {
  cover: choice('what is covered once: each transition, each event and case in each class of configurations, each two or three steps that can follow each other, or what carries a requirement', COVERS),
  'reset-cost': count('what starting anew costs, in steps', 5),
  'max-path': count('most steps of one path; what that costs is told'),
};

/** Which of the equally cheap paths; commands that choose more than ties have a seed of their own. */
export const TIES = { seed: count('breaks ties in another way; the same seed gives the same plan') };

type Planning = ValuesOf<typeof PLANNING & typeof EXPLORING> & Partial<ValuesOf<typeof TIES>>;

/** What the planner is told by these options. */
export const planOptionsOf = (values: Planning): PlanOptions & { limit?: number } => ({
  cover: values.cover,
  resetCost: values['reset-cost'],
  ...(values.seed === undefined ? {} : { seed: values.seed }),
  ...(values['max-path'] === undefined ? {} : { maxPath: values['max-path'] }),
  ...(values.limit === undefined ? {} : { limit: values.limit }),
});
