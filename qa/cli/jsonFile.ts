import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { didYouMean } from '../base/nearest';
import { UsageError } from './usageError';

/**
 * The content of a JSON file. Throws one sentence when there is no such file, or when it holds
 * something else. `role`: what it is read as.
 */
export const readJsonFile = (file: string, role: string): unknown => {
  const words = wordsOf(file);
  try {
    return JSON.parse(words);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const why = words.trim() === '' ? 'it is empty' : `it is no JSON (${message})`;
    throw new UsageError(`${file} cannot be read as ${role}: ${why}.`);
  }
};

const wordsOf = (file: string): string => {
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status) throw new UsageError(`There is no file ${file}.${guessFor(file)}`);
  if (status.isDirectory()) throw new UsageError(`${file} is a folder, not a file.`);
  return readFileSync(file, 'utf8');
};

const guessFor = (file: string): string => {
  const folder = dirname(file);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return '';
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => parse(name).name);
  return didYouMean(parse(file).name, names, { as: (name) => join(folder, `${name}.json`) });
};
