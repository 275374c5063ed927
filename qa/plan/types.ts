import type { Observation } from '../explore/explore';
import type { TransitionId } from '../model/transitions';
import type { GraphStrategy } from './graphPaths';
import type { Cover } from './tour/cover';

/** What a machine must show after a step. */
export type Expectation = Observation;

/** An event that must change nothing. */
export type Refusal = { readonly event: string; readonly case: string | null };

export type PlanStep = {
  /**
   * Event type: the machine's own, or `xstate.done.actor.<id>`, `xstate.error.actor.<id>`,
   * `xstate.after.<delay>.<state>`.
   */
  readonly event: string;
  /** Name in the case file; null for timers. */
  readonly case: string | null;
  readonly expect: Expectation;
  readonly transitions: readonly TransitionId[];
  /**
   * Events that must change nothing after this step; listed once for each class of configurations.
   */
  readonly refuses: readonly Refusal[];
} & Consequences;

export type PlanPath = {
  readonly input: string;
  readonly expect: Expectation;
  readonly transitions: readonly TransitionId[];
  readonly refuses: readonly Refusal[];
  readonly steps: readonly PlanStep[];
} & Consequences;

export type Plan = {
  readonly machine: string;
  /** Hash of the chart and the case names: shows that a plan was made for another version. */
  readonly hash: string;
  readonly cover: Cover;
  readonly resetCost: number;
  readonly maxPath: number | null;
  readonly paths: readonly PlanPath[];
  readonly steps: number;
  /** Steps + resetCost for each path. */
  readonly cost: number;
  /** No plan of this coverage can cost less (paths of any length). */
  readonly bound: number;
  /** True when `cost` is proved to be the least. */
  readonly isExact: boolean;
  /** What the plan would cost without `maxPath`. */
  readonly uncappedCost?: number;
  /** What could be covered and is not: a cap is too short for it, or the strategy leaves it out. */
  readonly left?: readonly string[];
  /** True where exploring met its limit: what lies beyond is in no path. */
  readonly isTruncated?: boolean;
  /**
   * Where the paths come from, if not from the tour; such paths may cover less than `cover` says.
   */
  readonly strategy?: GraphStrategy;
  /** Where weights were given: how early what weighs most is covered. */
  readonly position?: WeightedPosition;
};

/**
 * What a step leaves behind, besides the state of the machine. A run of a plan without them does
 * not compare them.
 */
export type Consequences = {
  /**
   * Fields of the context that are not as they were, each with a digest of its value; null where it
   * is gone.
   */
  readonly changes?: Readonly<Record<string, string | null>>;
  /** What was done to the world outside, in order (see `effectsOf`). */
  readonly effects?: readonly string[];
};

/**
 * The step at which a weighted transition is covered for the first time, steps of all paths counted
 * through: the mean by weight.
 */
export type WeightedPosition = {
  readonly mean: number;
  /** In the order in which the paths were planned. */ readonly unordered: number;
};
