import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './usageError';

/**
 * Makes the folder for the files before the long work, so that a wrong folder is reported at once.
 */
export const folderFor = (folder: string): string => {
  for (const missing of missingIn(folder)) mkdirSync(missing);
  return folder;
};

/**
 * The folders that a path still needs, the outermost first. With `recursive`, Node would try
 * without end where the system takes no new folder, as below /proc.
 */
const missingIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? []
    : [...missingIn(dirname(folder)), folder];

/** The same for one file. */
export const placeFor = (file: string): string => {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${file} is a folder; name a file in it.`);
  folderFor(dirname(file));
  return file;
};
