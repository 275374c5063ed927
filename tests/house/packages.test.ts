import { expect, test } from 'vitest';
import { filesIn, read } from './support/files';

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
> & { overrides?: Record<string, unknown> };

test('every version in package.json is exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    read('package.json'),
  ) as Manifest;
  const loose = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose, 'install with npm i -E').toEqual([]);
});

/** A comment that disables a rule or a type check; the rest of the line is its group. */
const SILENCER = new RegExp(
  '(?:\\/\\/|\\/\\*)\\s*' +
    '(?:(?:eslint|oxlint)-disable\\S*|@ts-(?:ignore|nocheck|expect-error))(.*)',
);

test('a disabled rule or type check has a reason on the same line', () => {
  const silent = filesIn(
    ['contract', 'machines', 'src', 'sandbox', 'qa', 'proofs', 'scripts', 'tests'],
    ['.ts', '.tsx', '.js', '.mjs'],
  ).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => {
        const directive = SILENCER.exec(line);
        if (!directive) return [];
        return /(--|:)\s*\S+ \S+/.test(directive[1] ?? '') ? [] : [`${file}:${index + 1}`];
      }),
  );
  expect(silent, 'write "-- why" behind the rule, or ": why" behind @ts-expect-error').toEqual([]);
});

test('a test that replaces a module has `.mocked.` in its name', () => {
  const misnamed = filesIn(['tests'], ['.test.ts', '.test.tsx']).filter(
    (file) =>
      /\bvi\.(?:mock|doMock|resetModules)\(/.test(read(file)) && !file.endsWith('.mocked.test.ts'),
  );
  expect(misnamed, 'call it <name>.mocked.test.ts').toEqual([]);
});

test('the oldest Node is the one of package.json everywhere', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  for (const file of ['README.md', 'CONTRIBUTING.md', '.ci/run']) {
    expect(read(file).match(/Node \d[\d.]*\d/g), file).toEqual([`Node ${oldest}`]);
  }
});
