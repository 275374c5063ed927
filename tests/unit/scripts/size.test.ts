import type { SourceMapPayload } from 'node:module';
import { describe, expect, test } from 'vitest';
import { packageOf, sizesByPackage, textByPackage } from '../../../scripts/size/packages';

test.each([
  ['../../node_modules/react-dom/cjs/client.js', 'react-dom'],
  ['../../node_modules/@xstate/react/dist/index.js', '@xstate/react'],
  ['../../node_modules/a/node_modules/b/index.js', 'b'],
  ['../../src/features/login/LoginDialog.tsx', 'src/features'],
  ['../../machines/login/login.machine.ts', 'machines'],
  ['../../locales/my/login.json', 'locales'],
  ['\0vite/preload-helper.js', '(bundler)'],
  [undefined, '(bundler)'],
])('%s belongs to %s', (source, name) => {
  expect(packageOf(source)).toBe(name);
});

describe('textByPackage', () => {
  // `aaa` from react, `bbbb` from the app, by a map with one segment at column 0 and one at column
  // 3.
  const map: SourceMapPayload = {
    file: 'x.js',
    version: 3,
    sources: ['node_modules/react/index.js', 'src/app/main.tsx'],
    sourcesContent: [],
    names: [],
    sourceRoot: '',
    mappings: 'AAAA,GCAA',
  };

  test('gives each package its text', () => {
    expect([...textByPackage('aaabbbb', map)]).toEqual([
      ['react', 'aaa'],
      ['src/app', 'bbbb'],
    ]);
  });

  test('lists shares that add up to the whole, largest first', () => {
    const sizes = sizesByPackage(
      [textByPackage('aaabbbb', map), new Map([['react', 'x'.repeat(500) + Math.PI]])],
      1_000,
    );
    expect(sizes.map(({ name }) => name)).toEqual(['react', 'src/app']);
    expect(sizes.reduce((sum, { gz }) => sum + gz, 0)).toBeCloseTo(1_000, -1);
    expect(sizes.map(({ raw }) => raw)).toEqual([520, 4]);
  });
});
