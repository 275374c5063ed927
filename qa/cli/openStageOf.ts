import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenStage, Stage } from '../replay/stage';
import { progress } from './output';
import { UsageError } from './usageError';

/** Opens the app in a browser, by the module that does so. */
export const openStageOf = async (file: string): Promise<Stage> => {
  if (file === '')
    throw new UsageError('--stage names the module that opens the app, or paths.config.ts does.');
  if (!existsSync(file))
    throw new UsageError(`There is no stage ${file}; --stage names the module that opens the app.`);
  const module = (await import(pathToFileURL(resolve(file)).href)) as { openStage?: OpenStage };
  if (!module.openStage) throw new UsageError(`${file} exports no "openStage".`);
  progress('opening the app');
  return module.openStage();
};
