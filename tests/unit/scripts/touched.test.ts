import { describe, expect, test } from 'vitest';
import { touchedBy } from '../../../scripts/changed/touched';

const sources = new Map<string, string | null>([
  ['package.json', null],
  ['locales/en/account/login.json', null],
  ['src/i18n/i18n.ts', ''],
  ['src/app/main.tsx', "import '../i18n/i18n';\nimport('../ui/Button');"],
  ['src/ui/Button.tsx', "import type { Size } from './size';"],
  ['src/ui/size.ts', ''],
  ['sandbox/main.ts', "import { read } from './db';"],
  ['sandbox/db.ts', "import rows from './rows.json';"],
  ['sandbox/rows.json', null],
  ['machines/account/login/login.cases.ts', ''],
  ['tests/build/size.test.ts', ''],
  ['tests/e2e/people.spec.ts', ''],
  ['tests/house/charts.test.ts', ''],
  ['tests/model/all.model.test.ts', "import.meta.glob<Cases>('../../machines/**/*.cases.ts', {})"],
  ['tests/sandbox/db.test.ts', "import { read } from '../../sandbox/db';"],
  ['tests/ui/Button.test.tsx', "import { Button } from '../../src/ui/Button';"],
]);
const testsOf = (...changed: string[]) => touchedBy(changed, sources).map(({ test: one }) => one);

describe('a change touches', () => {
  test('its importers, through types, dynamic imports and the built app, with the chain', () => {
    const touched = touchedBy(['src/ui/size.ts'], sources);
    expect(touched.map(({ test: one }) => one)).toEqual([
      'tests/build/size.test.ts',
      'tests/e2e/people.spec.ts',
      'tests/house/charts.test.ts',
      'tests/ui/Button.test.tsx',
    ]);
    expect(touched.at(-1)?.chain).toEqual(['src/ui/size.ts', 'src/ui/Button.tsx']);
  });

  test('case files: the files that read them by a glob', () => {
    expect(testsOf('machines/account/login/login.cases.ts')).toEqual([
      'tests/house/charts.test.ts',
      'tests/model/all.model.test.ts',
    ]);
  });

  test('words: the files that load them by a computed path', () => {
    expect(testsOf('locales/en/account/login.json')).toContain('tests/e2e/people.spec.ts');
    expect(testsOf('locales/en/account/login.json')).not.toContain('tests/sandbox/db.test.ts');
  });

  test('the platform: its own tests and the browser tests, not the build', () => {
    expect(testsOf('sandbox/rows.json')).toEqual([
      'tests/e2e/people.spec.ts',
      'tests/house/charts.test.ts',
      'tests/sandbox/db.test.ts',
    ]);
  });

  test('packages: everything; a test: itself; a deleted file: the house', () => {
    expect(testsOf('package.json')).toHaveLength(6);
    expect(testsOf('tests/sandbox/db.test.ts')).toEqual([
      'tests/house/charts.test.ts',
      'tests/sandbox/db.test.ts',
    ]);
    expect(testsOf('src/ui/gone.ts')).toEqual(['tests/house/charts.test.ts']);
  });
});
