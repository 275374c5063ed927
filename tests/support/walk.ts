import type { Expectation, Plan, PlanPath, PlanStep } from '../../qa/plan';

/** How a plan's path is acted out somewhere: in rendered screens, in a browser. */
export type WalkDriver<TWorld> = {
  /** Sets the stage anew for a path and gives what the steps act on. */
  start: (path: PlanPath) => TWorld | Promise<TWorld>;
  /** Does one step: a gesture for an event, an answer for an outcome, the clock for a timer. */
  step: (world: TWorld, step: PlanStep) => void | Promise<void>;
  /** Fails unless the stage shows what the plan expects. */
  expect: (world: TWorld, expectation: Expectation, step: PlanStep | null) => void | Promise<void>;
  /** Clears the stage, after a failure too. */
  stop?: (world: TWorld) => void | Promise<void>;
};

/** Acts out one path; a failure says after which steps it came. */
export const walkPath = async <TWorld>(path: PlanPath, driver: WalkDriver<TWorld>): Promise<void> => {
  const world = await driver.start(path);
  const done: string[] = [];
  try {
    await driver.expect(world, path.expect, null);
    for (const step of path.steps) {
      done.push(stepName(step));
      await driver.step(world, step);
      await driver.expect(world, step.expect, step);
    }
  } catch (error) {
    throw new Error(`after ${done.join(' → ') || 'the start'}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await driver.stop?.(world);
  }
};

/** Acts out every path of a plan, one after the other. */
export const walkPlan = async <TWorld>(plan: Plan, driver: WalkDriver<TWorld>): Promise<void> => {
  for (const path of plan.paths) await walkPath(path, driver);
};

/** `event · case`; a timer is its event alone. */
export const stepName = ({ event, case: name }: PlanStep): string => (name === null ? event : `${event} · ${name}`);

/**
 * One gesture for each event type and outcome, so that a new one without a gesture does not compile:
 * `const gestures = {...} satisfies Gestures<EventFrom<typeof machine>['type'] | 'xstate.done.actor.x', World>`.
 */
export type Gestures<TStep extends string, TWorld> = { readonly [TType in TStep]: (world: TWorld, caseName: string) => void | Promise<void> };

/** Does a step by its gesture; a timer has none and goes to `onTimer`. */
export const gesture = async <TWorld>(
  gestures: Gestures<string, TWorld>,
  world: TWorld,
  step: PlanStep,
  onTimer: (world: TWorld, type: string) => void | Promise<void>,
): Promise<void> => {
  if (step.case === null) return onTimer(world, step.event);
  const act = gestures[step.event];
  if (!act) throw new Error(`no gesture for ${step.event}`);
  await act(world, step.case);
};
