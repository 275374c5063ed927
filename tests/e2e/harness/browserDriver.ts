import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import type { MachineCases } from '../../../machines/shared/cases';
import { explore } from '../../../qa/explore/explore';
import { planOf } from '../../../qa/plan/plan';
import type { Expectation, Plan, PlanPath, PlanStep } from '../../../qa/plan/types';
import type { TransitionId } from '../../../qa/model/transitions';
import { playable, untaken, type CanHappen } from '../../support/playable';
import { gesture, noTimers, walkPath, type Gestures } from '../../support/walk';
import type { Controls } from './controls';

/** Where a path is acted out: a page of the built app, and its sandbox. */
export type BrowserStage = { page: Page; controls: Controls; platform: { url: string } };

/**
 * What a machine's file in `tests/e2e/drivers/` provides for its tests, exported files, the
 * catalogue and replays.
 */
export type BrowserDriver = {
  readonly cases: MachineCases;
  /** The paths that a browser can bring about. */
  readonly plan: Plan;
  /** Transitions that these paths do not take. */
  readonly untaken: readonly TransitionId[];
  readonly beyond: Beyond;
  readonly swallowed: Readonly<Record<string, string>>;
  /** Inputs of the case file that a person can bring about. */
  readonly inputs: readonly string[];
  /** Events whose number differs with the gestures: a replay does not compare them. */
  readonly incidental: readonly string[];
  /** Milliseconds that a path may take on a busy machine. */
  readonly timeFor: (path: PlanPath) => number;
  /** Acts out a path, and leaves a record of what it covered. */
  readonly walk: Walk;
  /**
   * Acts out path after path in one page, without loading it again; null when each needs its own
   * page.
   */
  readonly sitting: ((stage: BrowserStage) => (path: PlanPath) => Promise<void>) | null;
  /**
   * The same by its gestures alone, with no look at the page but to wait for it: nothing is proved.
   */
  readonly unseen: BrowserDriver['sitting'];
};

type Walk = (path: PlanPath, stage: BrowserStage, records?: string) => Promise<void>;

/** What a browser cannot bring about: the reason, and the transitions that it leaves out. */
export type Beyond = Readonly<
  Record<string, { readonly why: string; readonly transitions: readonly TransitionId[] }>
>;

type Definition<TWorld> = {
  cases: MachineCases;
  /** The events that a person can cause; all by default. */
  canHappen?: CanHappen;
  /** Inputs that a person can bring about; all by default. */
  inputs?: readonly string[];
  /** The maximum number of steps of a path: short enough that a failure is seen soon. */
  maxPath?: number;
  beyond?: Beyond;
  /**
   * Outcomes that the app's services never pass on: the cause is brought about, and the person sees
   * what the path expects.
   */
  swallowed?: Readonly<Record<string, string>>;
  incidental?: readonly string[];
  gestures: Gestures<string, TWorld>;
  onTimer?: (world: TWorld, type: string) => void | Promise<void>;
  start: (path: PlanPath, stage: BrowserStage) => Promise<TWorld>;
  /** Starts another path where one has ended, and returns the same world in its present state. */
  restart?: (world: TWorld, path: PlanPath, stage: BrowserStage) => Promise<TWorld>;
  /** Called before each step with what the world has to know about it. */
  onStep?: (world: TWorld, step: PlanStep) => void;
  /** States that are over before anyone could see them. */
  isUnseen?: (value: StateValue) => boolean;
  /** Waits until the page can be acted on: what a test without looks has to wait for. */
  settle?: (world: TWorld, expectation: Expectation) => Promise<unknown>;
  /**
   * Fails unless the page shows what the plan expects; written by hand, apart from the selectors.
   */
  expect: (world: TWorld, expectation: Expectation, step: PlanStep | null) => Promise<unknown>;
};

/** A machine's driver in the browser. Its plan is made when it is first used. */
export const browserDriver = <TWorld>({
  cases,
  canHappen = () => true,
  inputs = Object.keys(cases.inputs),
  maxPath,
  beyond = {},
  swallowed = {},
  incidental = [],
  gestures,
  onTimer = noTimers,
  start,
  restart,
  onStep,
  isUnseen,
  settle,
  expect,
}: Definition<TWorld>): BrowserDriver => {
  let made: { plan: Plan; untaken: TransitionId[] } | undefined;
  const make = () => {
    if (made) return made;
    const everything = explore(cases);
    const plan = planOf(
      cases,
      playable(everything, canHappen, inputs),
      maxPath === undefined ? {} : { maxPath },
    );
    const undriven = plan.paths
      .flatMap(({ steps }) => steps)
      .find(({ event, case: name }) => name !== null && !(event in gestures));
    if (undriven) throw new Error(`${plan.machine} has no gesture for ${undriven.event}`);
    made = { plan, untaken: untaken(everything, plan) };
    return made;
  };
  const act = async (world: TWorld, step: PlanStep) => {
    onStep?.(world, step);
    await gesture(gestures, world, step, onTimer);
  };
  /** Begins a path where the last one has ended. */
  const beginner = (stage: BrowserStage, again: NonNullable<typeof restart>) => {
    let last: TWorld | undefined;
    return async (path: PlanPath) =>
      (last = last ? await again(last, path, stage) : await start(path, stage));
  };
  const walk = (path: PlanPath, begin: (path: PlanPath) => Promise<TWorld>, records?: string) =>
    walkPath(
      path,
      {
        cases,
        level: 'browser',
        swallowed,
        ...(isUnseen && { isUnseen }),
        start: begin,
        step: act,
        expect: async (world, expectation, step) => void (await expect(world, expectation, step)),
      },
      records,
    );
  return {
    cases,
    get plan() {
      return make().plan;
    },
    get untaken() {
      return make().untaken;
    },
    beyond,
    swallowed,
    inputs,
    incidental,
    timeFor: ({ steps }) => 30_000 + steps.length * 2_000,
    walk: (path, stage, records) => walk(path, (one) => start(one, stage), records),
    sitting: restart
      ? (stage) => {
          const begin = beginner(stage, restart);
          return (path) => walk(path, begin);
        }
      : null,
    unseen: restart
      ? (stage) => {
          const begin = beginner(stage, restart);
          return async (path) => {
            const world = await begin(path);
            for (const step of path.steps) {
              await act(world, step);
              await settle?.(world, step.expect);
            }
          };
        }
      : null,
  };
};
