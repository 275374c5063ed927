import type { PlanPath } from '../../../qa/plan/types';
import { stepName } from '../../support/walk';
import type { BrowserDriver } from './browserDriver';
import { expect, test } from './visit';

/**
 * A test for each path of a driver's plan, or a few for all when they can share a page; and one
 * that checks that they leave out nothing without a reason of the driver.
 */
export const walkPaths = (driver: BrowserDriver): void => {
  const { plan, untaken, beyond, swallowed } = driver;

  test.describe(plan.machine, () => {
    // A step that cannot be done fails within the time of an expectation, not at the end of the
    // test.
    test.use({ actionTimeout: 7_000 });

    test('the paths take every transition that a browser can bring about', () => {
      expect(untaken).toEqual(
        Object.values(beyond)
          .flatMap(({ transitions }) => transitions)
          .sort(),
      );
      const planned = new Set(plan.paths.flatMap(({ steps }) => steps.map(({ event }) => event)));
      expect(
        Object.keys(swallowed).filter((event) => !planned.has(event)),
        'the cause of what a service swallows is brought about',
      ).toEqual([]);
    });

    const { sitting } = driver;
    if (sitting) {
      for (const paths of shares(plan.paths.map((path, index) => ({ path, index })))) {
        const numbers = paths.map(({ index }) => index + 1).join(', ');
        test(`generated paths ${numbers}, in one page`, async ({ page, controls, platform }) => {
          test.setTimeout(paths.reduce((total, { path }) => total + driver.timeFor(path), 0));
          const walk = sitting({ page, controls, platform });
          for (const { path, index } of paths)
            await test.step(titleOf(path, index), () => walk(path));
        });
      }
      return;
    }
    plan.paths.forEach((path, index) => {
      test(titleOf(path, index), async ({ page, controls, platform }) => {
        test.setTimeout(driver.timeFor(path));
        await driver.walk(path, { page, controls, platform });
      });
    });
  });
};

type Numbered = { readonly path: PlanPath; readonly index: number };

/**
 * The number of steps that are worth a page of their own, so that two browsers can walk in
 * parallel.
 */
const WORTH_A_PAGE = 25;
const MOST_PAGES = 2;

/** The paths in shares of about as many steps, each in the plan's order. */
const shares = (paths: readonly Numbered[]): Numbered[][] => {
  const stepsOf = (some: readonly Numbered[]) =>
    some.reduce((total, { path }) => total + path.steps.length, 0);
  const pages = Array.from(
    { length: Math.max(1, Math.min(MOST_PAGES, Math.floor(stepsOf(paths) / WORTH_A_PAGE))) },
    (): Numbered[] => [],
  );
  for (const one of paths.toSorted((a, b) => b.path.steps.length - a.path.steps.length))
    pages.toSorted((a, b) => stepsOf(a) - stepsOf(b))[0]?.push(one);
  return pages.map((some) => some.toSorted((a, b) => a.index - b.index));
};

const titleOf = ({ input, steps }: PlanPath, index: number): string => {
  const last = steps.at(-1);
  const end = last ? stepName(last) : 'its start';
  return `generated path ${index + 1}: ${input}, ${steps.length} steps, to ${end}`;
};
