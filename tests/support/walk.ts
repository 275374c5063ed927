import type { StateValue } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { SCREENS_VARIABLE, screenOf, WIDTHS } from '../../qa/catalogue/screens';
import { hashOf } from '../../qa/plan/hash';
import type { Expectation, Plan, PlanPath, PlanStep } from '../../qa/plan/types';
import { RECORDS, writeRecord, type Level } from '../../qa/levels/records';
import type { TransitionId } from '../../qa/model/transitions';

/** How a plan's path is acted out in one place: in rendered screens, or in a browser. */
export type WalkDriver<TWorld> = {
  /** The machine of these paths. */
  cases: MachineCases;
  level: Exclude<Level, 'machine'>;
  /**
   * Event types whose cause is brought about but never arrives as that event: their transitions are
   * not counted.
   */
  swallowed?: Readonly<Record<string, string>>;
  /** Sets up a new world for a path and returns what the steps act on. */
  start: (path: PlanPath) => TWorld | Promise<TWorld>;
  /** Does one step: a gesture for an event, an answer for an outcome, the clock for a timer. */
  step: (world: TWorld, step: PlanStep) => void | Promise<void>;
  /** Fails unless the stage shows what the plan expects. */
  expect: (world: TWorld, expectation: Expectation, step: PlanStep | null) => void | Promise<void>;
  /** States that nobody can see, so that there is no picture of them. */
  isUnseen?: (value: StateValue) => boolean;
  /** Clears the stage, after a failure too. */
  stop?: (world: TWorld) => void | Promise<void>;
};

/** Acts out one path, and records what it covered; a failure names the steps before it. */
export const walkPath = async <TWorld>(
  path: PlanPath,
  driver: WalkDriver<TWorld>,
  dir: string = RECORDS,
): Promise<void> => {
  const world = await driver.start(path);
  const done: string[] = [];
  const covered: TransitionId[] = [];
  try {
    await driver.expect(world, path.expect, null);
    await picture(world, driver, path.expect);
    covered.push(...path.transitions);
    for (const step of path.steps) {
      done.push(stepName(step));
      await driver.step(world, step);
      await driver.expect(world, step.expect, step);
      await picture(world, driver, step.expect);
      if (!(step.event in (driver.swallowed ?? {}))) covered.push(...step.transitions);
    }
  } catch (error) {
    throw new Error(
      `after ${done.join(' → ') || 'the start'}: ` +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  } finally {
    writeRecord(
      {
        machine: driver.cases.machine.id,
        level: driver.level,
        hash: versionOf(driver.cases),
        covered,
      },
      { dir, writer: WORKER },
    );
    await driver.stop?.(world);
  }
};

type Page = {
  viewportSize: () => { width: number; height: number } | null;
  setViewportSize: (size: { width: number; height: number }) => Promise<void>;
  screenshot: (options: {
    path: string;
    type: 'jpeg';
    quality: number;
    animations: 'disabled';
  }) => Promise<unknown>;
};
const hasPage = (world: unknown): world is { page: Page } =>
  typeof world === 'object' && world !== null && 'page' in world;

/** For the catalogue (`npm run qa -- docs --screens`): each state once, at each width. */
const picture = async (
  world: unknown,
  { cases, isUnseen }: Pick<WalkDriver<unknown>, 'cases' | 'isUnseen'>,
  { value, status }: Expectation,
): Promise<void> => {
  const folder = process.env[SCREENS_VARIABLE];
  if (!folder || status !== 'active' || !hasPage(world) || isUnseen?.(value)) return;
  const screen = screenOf(folder, cases.machine.id, value);
  if (screen.isTaken()) return;
  const before = world.page.viewportSize();
  for (const width of WIDTHS) {
    await world.page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    await world.page.screenshot({
      path: screen.file(width),
      type: 'jpeg',
      quality: 72,
      animations: 'disabled',
    });
  }
  if (before) await world.page.setViewportSize(before);
  screen.finish();
};

/** Playwright and Vitest number their parallel processes. */
const WORKER = process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? '0';

const versions = new WeakMap<MachineCases, string>();
const versionOf = (cases: MachineCases): string => {
  const version = versions.get(cases) ?? hashOf(cases);
  versions.set(cases, version);
  return version;
};

/** Acts out every path of a plan, one after the other. */
export const walkPlan = async <TWorld>(
  plan: Plan,
  driver: WalkDriver<TWorld>,
  dir: string = RECORDS,
): Promise<void> => {
  for (const path of plan.paths) await walkPath(path, driver, dir);
};

/** `event · case`; a timer is its event alone. */
export const stepName = ({ event, case: name }: PlanStep): string =>
  name === null ? event : `${event} · ${name}`;

/**
 * One gesture for each event type and outcome, so that a new one without a gesture does not
 * compile: `const gestures = {...} satisfies Gestures<EventFrom<typeof machine>['type'] |
 * 'xstate.done.actor.x', World>`.
 */
export type Gestures<TStep extends string, TWorld> = {
  readonly [TType in TStep]: (world: TWorld, caseName: string) => void | Promise<void>;
};

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

/** For machines without timers of their own. */
export const noTimers = (_world: unknown, type: string): never => {
  throw new Error(`nobody said how time passes for ${type}`);
};
