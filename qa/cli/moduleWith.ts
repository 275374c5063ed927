import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './usageError';

/** The module by which a project opens its app or a browser for the tool, with what it exports. */
export const moduleWith = async <TModule extends object>(
  file: string,
  name: keyof TModule & string,
): Promise<TModule> => {
  if (file === '')
    throw new UsageError('--stage names the module that opens the app, or paths.config.ts does.');
  if (!existsSync(file))
    throw new UsageError(`There is no stage ${file}; --stage names the module that opens the app.`);
  const module = (await import(pathToFileURL(resolve(file)).href)) as Partial<TModule>;
  if (!module[name]) throw new UsageError(`${file} exports no "${name}".`);
  return module as TModule;
};
