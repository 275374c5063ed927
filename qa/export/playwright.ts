import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asTyped, config } from '../base/config';
import type { Plan } from '../plan/types';

const { browser } = config;
/** Where a machine's browser driver is, if it has one: a module that exports `driver`. */
const driverFile = (name: string): string | null => {
  const file = browser ? join(browser.drivers, `${name}.ts`) : null;
  return file !== null && existsSync(file) ? file : null;
};
/** Whether a machine has a browser driver. */
export const hasDriver = (name: string): boolean => driverFile(name) !== null;

/** A plan that a browser can walk; null for a machine without a browser driver. */
export const browserPlanOf = async (name: string): Promise<Plan | null> => {
  const file = driverFile(name);
  if (file === null) return null;
  const { driver } = (await import(pathToFileURL(resolve(file)).href)) as {
    driver: { plan: Plan };
  };
  return driver.plan;
};

type Exported = {
  readonly name: string;
  readonly casesFile: string;
  readonly plan: Plan;
  readonly folder: string;
};

/**
 * A test file that runs as it is: it holds the plan, and walks it through the app in Chromium if
 * the machine has a browser driver, otherwise on the machine itself.
 */
export const playwrightOf = ({ name, casesFile, plan, folder }: Exported): string => {
  const from = (file: string) => JSON.stringify(specifier(folder, file.replace(/\.ts$/, '')));
  const api = existsSync(config.api) ? from(config.api) : JSON.stringify(config.api);
  const driver = driverFile(name);
  const isBrowser = driver !== null && browser !== null;
  const imports = isBrowser
    ? [
        `import type { Plan } from ${api};`,
        `import { driver } from ${from(driver)};`,
        `import { test } from ${from(browser.playwright.test)};`,
      ]
    : [
        `import { test } from '@playwright/test';`,
        `import { cases } from ${from(casesFile)};`,
        `import { runPlan, type Plan } from ${api};`,
      ];
  const body = isBrowser
    ? `    test(title, async ({ page, controls, platform }) => {
      test.setTimeout(driver.timeFor(path));
      await driver.walk(path, { page, controls, platform });
    });`
    : `    test(title, () => {
      const { failure } = runPlan({ ...plan, paths: [path] }, cases);
      if (failure) throw new Error([failure.message, ...failure.trace].join('\\n'));
    });`;
  const subject = isBrowser ? 'the app in Chromium' : 'the machine, which has no browser driver';
  const made = asTyped(`export ${comment(name)} --format playwright`);
  return `// Made by "${made}"; walks ${subject}.
// Run it: npx playwright test --config ${comment(relative(process.cwd(), resolve(folder)) || '.')}
${imports.join('\n')}

const plan: Plan = ${JSON.stringify(plan, null, 2)};

test.describe(${JSON.stringify(name)}, () => {
  plan.paths.forEach((path, index) => {
    const title = \`path \${index + 1}, \${path.steps.length} steps, with input \${path.input}\`;
${body}
  });
});
`;
};

/**
 * Playwright's configuration beside these exported files, and no others that may lie there: the
 * project's own where a browser is needed.
 */
export const playwrightConfig = (
  folder: string,
  files: readonly string[],
  isBrowser: boolean,
): string => {
  const from = (file: string) => JSON.stringify(specifier(folder, file));
  const testMatch = JSON.stringify(files.map((file) => basename(file)));
  return isBrowser && browser
    ? `import { defineConfig } from '@playwright/test';
import project from ${from(browser.playwright.config)};

const { projects: _, ...rest } = project;
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: ${testMatch},
  globalSetup: ${from(browser.playwright.globalSetup)},
  outputDir: './results',
});
`
    : `import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: ${testMatch},
  outputDir: './results',
  fullyParallel: true,
  reporter: 'list',
});
`;
};

const specifier = (folder: string, file: string): string => {
  const path = relative(resolve(folder), resolve(file)).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
};

const comment = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
