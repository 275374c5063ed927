import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { StateValue } from 'xstate';
import { config } from '../base/config';
import { stableJson } from '../base/stableJson';

/** Widths of the pictures: the narrowest phone and a desk. */
export const WIDTHS = [360, 1440] as const;
/**
 * The variable that names the folder for the pictures of a browser walk (`tests/support/walk.ts`).
 */
export const SCREENS_VARIABLE = 'QA_SCREENS';

/** The pictures of one state of a machine: their path without width and ending, and the state. */
export const screenOf = (folder: string, machine: string, value: StateValue) => {
  const base = join(
    folder,
    machine,
    createHash('sha256').update(stableJson(value)).digest('hex').slice(0, 12),
  );
  return {
    file: (width: number) => `${base}-${width}.jpg`,
    isTaken: () => existsSync(`${base}.json`),
    /** True when the pictures exist. */
    finish: () => {
      mkdirSync(dirname(base), { recursive: true });
      writeFileSync(`${base}.json`, JSON.stringify(value));
    },
  };
};

export type Screen = {
  readonly value: StateValue;
  readonly files: readonly { readonly width: number; readonly file: string }[];
};

/** The pictures of a machine's states in a folder. */
export const readScreens = (folder: string, machine: string): Screen[] => {
  const own = join(folder, machine);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const value = JSON.parse(readFileSync(join(own, file), 'utf8')) as StateValue;
      return {
        value,
        files: WIDTHS.map((width) => ({
          width,
          file: `${machine}/${basename(file, '.json')}-${width}.jpg`,
        })).filter((one) => existsSync(join(folder, one.file))),
      };
    });
};

/**
 * Walks these test files in Chromium with pictures, one of each state in `folder`; false when a
 * walk failed.
 */
export const takeScreens = (walks: readonly string[], folder: string): Promise<boolean> => {
  const { browser } = config;
  if (browser === null) return Promise.resolve(walks.length === 0);
  const settings = join('.cache/qa/screens', 'playwright.config.ts');
  const from = (file: string) =>
    JSON.stringify(relative(dirname(resolve(settings)), resolve(file)));
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(
    settings,
    `import { defineConfig } from '@playwright/test';
import project from ${from(browser.playwright.config)};

const { projects: _, ...rest } = project;
export default defineConfig({
  ...rest,
  testDir: ${from(browser.dir)},
  globalSetup: ${from(browser.playwright.globalSetup)},
  outputDir: './results',
  grep: /generated path/,
  retries: 0,
  timeout: 180_000,
});
`,
  );
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', settings, ...walks];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, [SCREENS_VARIABLE]: resolve(folder) },
  });
  return new Promise((answer) => {
    child.on('exit', (code) => answer(code === 0));
  });
};
