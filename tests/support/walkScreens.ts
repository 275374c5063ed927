import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { explore } from '../../qa/explore/explore';
import { planOf } from '../../qa/plan/plan';
import type { PlanPath, PlanStep } from '../../qa/plan/types';
import { playable, untaken, type CanHappen } from './playable';
import { gesture, noTimers, walkPath, type Gestures, type WalkDriver } from './walk';

/** How a machine's plan is walked through its rendered screens. */
export type ScreenWalk<TWorld> = {
  cases: MachineCases;
  /** The events that a person can cause; all by default. */
  canHappen?: CanHappen;
  gestures: Gestures<string, TWorld>;
  onTimer?: (world: TWorld, type: string) => void | Promise<void>;
  /** Renders the screens for a path. */
  start: (path: PlanPath) => Promise<TWorld>;
  /** The machine behind them. */
  actorOf: (world: TWorld) => { getSnapshot: () => { value: StateValue }; stop: () => unknown };
  /** Checks what a person sees in a state; written by hand, apart from the selectors. */
  expectShown: (world: TWorld, value: StateValue, step: PlanStep | null) => unknown;
  /**
   * Checks what a person sees when the machine has ended. By default its owner takes it off the
   * page, which another test checks.
   */
  expectEnded?: (world: TWorld, value: StateValue) => unknown;
};

/** Milliseconds: a path has many steps, and other tests may use the processor meanwhile. */
const LONG = 60_000;
/** For a step of a path that takes longer than that. */
const STEP = 2_000;

/** A test for each path of the plan, and one that the plan takes every transition. */
export const walkScreens = <TWorld>({
  cases,
  canHappen,
  gestures,
  onTimer = noTimers,
  start,
  actorOf,
  expectShown,
  expectEnded,
}: ScreenWalk<TWorld>): void => {
  const driver: WalkDriver<TWorld> = {
    cases,
    level: 'view',
    start,
    step: (world, step) => gesture(gestures, world, step, onTimer),
    expect: async (world, { value, status }, step) => {
      expect(actorOf(world).getSnapshot().value).toEqual(value);
      await (status === 'active' ? expectShown(world, value, step) : expectEnded?.(world, value));
    },
    stop: (world) => {
      actorOf(world).stop();
      cleanup();
    },
  };
  const everything = explore(cases);
  const plan = planOf(cases, canHappen ? playable(everything, canHappen) : everything);

  test('the paths take every transition', () => {
    expect(untaken(everything, plan)).toEqual([]);
  });

  test.each(plan.paths.map((path, index) => [index + 1, path.steps.length, path] as const))(
    'generated path %i, %i steps, walked through the screens',
    { timeout: Math.max(LONG, ...plan.paths.map(({ steps }) => steps.length * STEP)) },
    async (_index, _steps, path) => {
      await walkPath(path, driver);
    },
  );
};
