import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const TYPES_ONLY = /\b(?:import|export) type [^;]*?\bfrom\s*(?:'[^']+'|"[^"]+")/g;
const IMPORT = /(?:\bfrom|\bimport\(?)\s*(?:'([^']+)'|"([^"]+)")/g;
const RELATIVE = /^\.{1,2}\//;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/**
 * The source of these modules and of all that they import by relative paths, types left out: what
 * decides how they behave, packages aside. Paths are relative to `folder`, so that a copy elsewhere
 * has the same text.
 */
export const moduleText = (entries: readonly string[], folder: string): string =>
  modulesOf(entries)
    .map((file) => `${relative(folder, file)}\n${readModule(file).text}`)
    .sort()
    .join('\n');

/** The absolute paths of these modules and of all that they import by relative paths. */
export const modulesOf = (entries: readonly string[]): string[] => {
  const files = new Set(entries.map((entry) => resolve(entry)));
  for (const file of files) for (const other of readModule(file).imports) files.add(other);
  return [...files];
};

/** The names of the packages that a module imports. */
export const packagesOf = (file: string): readonly string[] => readModule(file).packages;

type Module = {
  readonly text: string;
  readonly imports: readonly string[];
  readonly packages: readonly string[];
};
const modules = new Map<string, Module>();

/** Read once in the life of a process, as the program itself does. */
const readModule = (file: string): Module => {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.replaceAll(TYPES_ONLY, '').matchAll(IMPORT)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  const imports = specifiers
    .filter((specifier) => RELATIVE.test(specifier))
    .flatMap((specifier) => {
      const path = resolve(dirname(file), specifier);
      return ENDINGS.map((ending) => path + ending).find(isFile) ?? [];
    });
  const packages = specifiers.flatMap((specifier) =>
    RELATIVE.test(specifier) ? [] : (PACKAGE.exec(specifier) ?? []),
  );
  const module = { text, imports, packages };
  modules.set(file, module);
  return module;
};

const isFile = (path: string): boolean => /\.[jt]sx?$/.test(path) && existsSync(path);
