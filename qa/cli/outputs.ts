import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './usageError';

/**
 * Makes the folder for the files before the long work, so that a wrong folder is reported at once.
 */
export const folderFor = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** The same for one file. */
export const placeFor = (file: string): string => {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${file} is a folder; name a file in it.`);
  folderFor(dirname(file));
  return file;
};
