import { GRAPH_STRATEGIES, NoAnswer } from '../plan/graphPaths';
import type { PlanOptions } from '../plan/plan';
import { COVERS } from '../plan/tour/cover';
import { WITNESSES } from './discover';
import { choice, count, text, type ValuesOf } from './flags';
import type { Ready } from './machines';
import { UsageError } from './usageError';
import { readWeights } from './weightsFile';

/** How far a machine is explored. */
export const EXPLORING = {
  limit: count('most configurations to explore (default: the case file’s, or 20000)'),
};

/** Where the walks are kept that notice wrong versions of a chart. */
export const WITNESSED = {
  witnesses: text('DIR', 'where the witnesses of the machines are; see mutate', WITNESSES),
};

/** How its paths are planned. */
export const PLANNING = {
  cover: choice(
    'what is covered once: each transition, each event and case in each ' +
      'class of configurations, each two or three steps that can follow each ' +
      'other, or what carries a requirement',
    COVERS,
  ),
  'reset-cost': count('what a restart costs, in steps', 5),
  'max-path': count('most steps of one path; what that costs, and what it leaves out, is told'),
};

/**
 * Which of the equally cheap paths; commands that choose more than ties have a seed of their own.
 */
export const TIES = {
  seed: count('breaks ties in another way; the same seed gives the same plan'),
};

/** Which paths, and which of them come first. */
export const ORDERING = {
  strategy: choice(
    'our tour; or, to compare, the shortest or the simple paths of ' +
      '@xstate/graph, which cover what they happen to',
    ['tour', ...GRAPH_STRATEGIES],
  ),
  weights: text(
    'FILE',
    'JSON {"event or transition": number}: paths that cover what weighs more ' +
      'come first; the cost stays, the mean position is told',
  ),
};

type Planning = ValuesOf<typeof PLANNING & typeof EXPLORING> & Partial<ValuesOf<typeof TIES>>;

/** What the planner is told by these options. */
export const planOptionsOf = (values: Planning): PlanOptions & { limit?: number } => ({
  cover: values.cover,
  resetCost: values['reset-cost'],
  ...(values.seed === undefined ? {} : { seed: values.seed }),
  ...(values['max-path'] === undefined ? {} : { maxPath: values['max-path'] }),
  ...(values.limit === undefined ? {} : { limit: values.limit }),
});

/** The same with the options of `ORDERING`. */
export const orderedPlanOptionsOf = (
  values: Planning & ValuesOf<typeof ORDERING>,
  machines: readonly Ready[],
): PlanOptions & { limit?: number } => {
  const { strategy, weights } = values;
  if (strategy !== 'tour' && (values.cover !== 'transition' || values['max-path'] !== undefined))
    throw new UsageError(
      `--cover and --max-path are for the tour; "${strategy}" takes the paths ` +
        'of @xstate/graph as they are.',
    );
  return {
    ...planOptionsOf(values),
    strategy,
    ...(weights === undefined ? {} : { weights: readWeights(weights, machines) }),
  };
};

/**
 * What `make` gives; or nothing where @xstate/graph gives no paths, and a sentence more in
 * `unanswered`.
 */
export const answered = <T>(make: () => T, unanswered: string[]): T | undefined => {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    unanswered.push(`${error.message}.`);
    return undefined;
  }
};
