import { config } from '../base/config';
import { GRAPH_STRATEGIES, NoAnswer } from '../plan/graphPaths';
import type { PlanOptions } from '../plan/plan';
import { COVERS } from '../plan/tour/cover';
import { choice, count, text, yes, type ValuesOf } from './flags';
import type { Ready } from './machines';
import { UsageError } from './usageError';
import { readWeights } from './weightsFile';

/** How far a machine is explored. */
export const EXPLORING = {
  limit: count('the most configurations to explore (default: the case file’s, or 20000)'),
};

/** The folder of the walks that notice wrong versions of a chart. */
export const WITNESSED = {
  witnesses: text('DIR', 'where the witnesses of the machines are; see mutate', config.witnesses),
};

/** The folder of the plans that the gate walks. */
export const APPROVED = {
  plans: text('DIR', 'where the approved plans of the machines are; see approve', config.plans),
};

/** How its paths are planned. */
export const PLANNING = {
  cover: choice(
    'what is covered once: each transition, each event and case in each ' +
      'class of configurations, each two or three steps that can follow each ' +
      'other, or each place with a requirement',
    COVERS,
  ),
  'reset-cost': count('what a restart costs, in steps', 5),
  'max-path': count('the most steps of one path; the output says what that costs and leaves out'),
};

/** How far a run goes into the world. */
export const ACTING = {
  'with-actions': yes(
    'does the actions of the machines too, which otherwise are only noted, since they may write ' +
      'to anything',
  ),
};

/**
 * Chooses between paths of equal cost; commands that choose more than that have a seed of their
 * own.
 */
export const TIES = {
  seed: count('breaks ties in another way; the same seed gives the same plan'),
};

/** Which paths, and in which order. */
export const ORDERING = {
  strategy: choice(
    'our tour; or, to compare, the shortest or the simple paths of ' +
      '@xstate/graph, without a promise of coverage',
    ['tour', ...GRAPH_STRATEGIES],
  ),
  weights: text(
    'FILE',
    'JSON {"event or transition": number}: paths that cover heavier transitions ' +
      'come first; the cost stays, the output gives the mean position',
  ),
};

type Planning = ValuesOf<typeof PLANNING & typeof EXPLORING> & Partial<ValuesOf<typeof TIES>>;

/** The planner's options from the command line. */
export const planOptionsOf = (values: Planning): PlanOptions & { limit?: number } => ({
  cover: values.cover,
  resetCost: values['reset-cost'],
  ...(values.seed === undefined ? {} : { seed: values.seed }),
  ...(values['max-path'] === undefined ? {} : { maxPath: values['max-path'] }),
  ...(values.limit === undefined ? {} : { limit: values.limit }),
});

/** The same with the options of `ORDERING`. */
export const orderedPlanOptionsOf = (
  values: Planning & ValuesOf<typeof ORDERING> & Partial<ValuesOf<typeof ACTING>>,
  machines: readonly Ready[],
): PlanOptions & { limit?: number; isWithActions?: boolean } => {
  const { strategy, weights } = values;
  if (strategy !== 'tour' && (values.cover !== 'transition' || values['max-path'] !== undefined))
    throw new UsageError(
      `--cover and --max-path are for the tour; "${strategy}" takes the paths ` +
        'of @xstate/graph as they are.',
    );
  return {
    ...planOptionsOf(values),
    strategy,
    ...(values['with-actions'] && { isWithActions: true }),
    ...(weights === undefined ? {} : { weights: readWeights(weights, machines) }),
  };
};

/**
 * The result of `make`; or nothing when @xstate/graph gives no paths, and a sentence in
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
