import type { PlanPath } from '../../../qa/plan';
import { stepName } from '../../support/walk';
import type { BrowserDriver } from './browserDriver';
import { expect, test } from './visit';

/** A test for each path of a driver's plan, or one for all where they can share a page; and one that they leave out nothing but what the driver gives a reason for. */
export const walkPaths = (driver: BrowserDriver): void => {
  const { plan, untaken, beyond, swallowed } = driver;

  test.describe(plan.machine, () => {
    test('the paths take every transition that a browser can be brought to', () => {
      expect(untaken).toEqual(Object.values(beyond).flatMap(({ transitions }) => transitions).sort());
      const planned = new Set(plan.paths.flatMap(({ steps }) => steps.map(({ event }) => event)));
      expect(Object.keys(swallowed).filter((event) => !planned.has(event)), 'the cause of what a service swallows is brought about').toEqual([]);
    });

    const { sitting } = driver;
    if (sitting) {
      test(`generated paths 1 to ${plan.paths.length}, in one page`, async ({ page, controls, platform }) => {
        test.setTimeout(plan.paths.reduce((total, path) => total + driver.timeFor(path), 0));
        const walk = sitting({ page, controls, platform });
        for (const [index, path] of plan.paths.entries()) await test.step(titleOf(path, index), () => walk(path));
      });
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

const titleOf = ({ input, steps }: PlanPath, index: number): string => {
  const last = steps.at(-1);
  return `generated path ${index + 1}: ${input}, ${steps.length} steps, to ${last ? stepName(last) : 'its start'}`;
};
