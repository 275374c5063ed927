import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of an approved plan; undefined where there is none yet. */
export const readApproved = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Keeps the text of a plan that somebody approved. */
export const writeApproved = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The approved plans in a folder that belong to none of these files. */
export const strayPlans = (folder: string, files: readonly string[]): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((file) => !files.includes(file))
    : [];

/** Removes an approved plan. */
export const removeApproved = (file: string): void => rmSync(file);
