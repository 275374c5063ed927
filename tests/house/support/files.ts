import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Every file under the folders (relative to the repo, forward slashes) that ends in one of the
 * extensions.
 */
export const filesIn = (folders: readonly string[], extensions: readonly string[]): string[] =>
  folders
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter(
          (entry) =>
            entry.isFile() && extensions.some((extension) => entry.name.endsWith(extension)),
        )
        .map((entry) =>
          path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        ),
    )
    .filter((file) => !file.includes('node_modules/'))
    .toSorted();

export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
