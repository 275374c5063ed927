import { posix } from 'node:path';

/** The text of each file of the repo by path, or null where its text holds no imports. */
export type Sources = ReadonlyMap<string, string | null>;

/** A test file, and how a change comes to it: the changed file first. */
export type Touched = { readonly test: string; readonly chain: readonly string[] };

const TEST = /^tests\/.+\.(?:test|spec)\.tsx?$/;
const SPECIFIER = /(?:\bfrom|\bimport\(?|\bmock\(|new URL\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.css.ts', '/index.ts', '/index.tsx'];

/** Files that every test depends on when they change. */
const BASE = /^(?:package(?:-lock)?\.json|tsconfig\.json|[^/]+\.config\.ts)$/;

/** What a change of these files affects besides the files that import them. */
const RULES: readonly { readonly changed: RegExp; readonly touches: RegExp }[] = [
  // The house tests and the linter read the files themselves.
  { changed: /./, touches: /^tests\/house\// },
  // i18next loads the words by a computed path.
  { changed: /^locales\//, touches: /^src\/i18n\// },
  // Migrations, media and pages are read from disk.
  { changed: /^sandbox\/.+(?<!\.ts)$/, touches: /^sandbox\/main\.ts$|^tests\/sandbox\// },
  { changed: /^qa\/(?:README\.md|witnesses\/|main\.ts)/, touches: /^tests\/qa\// },
  { changed: /^qa\/plans\//, touches: /^tests\/model\/.+\.model\.test\.ts$/ },
  // The browser tests and the build tests read the built app; browser tests also run the platform.
  { changed: /^(?:src\/app\/main\.tsx|sandbox\/main\.ts)$/, touches: /^tests\/e2e\/.+\.spec\.ts$/ },
  { changed: /^(?:index\.html|public\/|src\/.+\.(?:css|js)$)/, touches: /^src\/app\/main\.tsx$/ },
  { changed: /^src\/app\/main\.tsx$/, touches: /^tests\/build\// },
];

/**
 * The test files that a change of these files can touch, by imports and by `RULES`, each with the
 * shortest chain from a changed file.
 */
export const touchedBy = (changed: readonly string[], sources: Sources): Touched[] => {
  const importers = importersIn(sources);
  const cause = new Map<string, string | null>(changed.map((file) => [file, null]));
  for (const [file, by] of cause) {
    const isBase = by === null && BASE.test(file);
    const rules = isBase ? [{ changed: BASE, touches: TEST }] : RULES;
    const ruled = rules
      .filter((rule) => rule.changed.test(file))
      .flatMap(({ touches }) => [...sources.keys()].filter((one) => touches.test(one)));
    for (const next of [...(importers.get(file) ?? []), ...ruled])
      if (!cause.has(next)) cause.set(next, file);
  }
  return [...cause.keys()]
    .filter((file) => TEST.test(file) && sources.has(file))
    .sort()
    .map((test) => ({ test, chain: chainTo(test, cause) }));
};

const chainTo = (test: string, cause: ReadonlyMap<string, string | null>): string[] => {
  const chain: string[] = [];
  for (let at = cause.get(test); at; at = cause.get(at)) chain.unshift(at);
  return chain;
};

/** Who imports each file. */
const importersIn = (sources: Sources): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const target of text === null ? [] : importsOf(file, text, sources))
      importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
};

const importsOf = (file: string, text: string, sources: Sources): string[] => {
  const pathOf = (specifier: string) => posix.join(posix.dirname(file), specifier);
  const named = [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    const path = pathOf(specifier.replace(/\?.*$/, ''));
    return ENDINGS.map((ending) => path + ending).find((one) => sources.has(one)) ?? [];
  });
  const globbed = [...text.matchAll(GLOB)].flatMap(([, specifier = '']) => {
    const pattern = patternOf(pathOf(specifier));
    return [...sources.keys()].filter((one) => pattern.test(one));
  });
  return [...new Set([...named, ...globbed])];
};

/** `**` stands for any folders, `*` for any name. */
const patternOf = (glob: string): RegExp => {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.+/)?'));
  return new RegExp(`^${source}$`);
};
