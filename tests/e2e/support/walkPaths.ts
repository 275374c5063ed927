import { stepName } from '../../support/walk';
import type { BrowserDriver } from './browserDriver';
import { expect, test } from './visit';

/** A test for each path of a driver's plan, and one that they leave out nothing but what the driver gives a reason for. */
export const walkPaths = (driver: BrowserDriver): void => {
  const { plan, untaken, beyond, swallowed } = driver;

  test.describe(plan.machine, () => {
    test('the paths take every transition that a browser can be brought to', () => {
      expect(untaken).toEqual(Object.values(beyond).flatMap(({ transitions }) => transitions).sort());
      const planned = new Set(plan.paths.flatMap(({ steps }) => steps.map(({ event }) => event)));
      expect(Object.keys(swallowed).filter((event) => !planned.has(event)), 'the cause of what a service swallows is brought about').toEqual([]);
    });

    plan.paths.forEach((path, index) => {
      const last = path.steps.at(-1);
      test(`generated path ${index + 1}: ${path.input}, ${path.steps.length} steps, to ${last ? stepName(last) : 'its start'}`, async ({ page, controls, platform }) => {
        test.setTimeout(driver.timeFor(path));
        await driver.walk(path, { page, controls, platform });
      });
    });
  });
};
