import { bin, runCommands, STATIC_CHECKS, vitest } from './support/commands';
import { installEngines, missingOfEngines } from './support/engines';
import type { Stage } from './support/stages';

/** CI installs them where it can; elsewhere they are tested when they are there. */
const hasEngines = process.env['CI'] ? installEngines() : missingOfEngines().length === 0;
const ENGINES: Stage = {
  name: 'Firefox and WebKit',
  command: bin('tsx', 'scripts/test-engines.ts'),
  cores: 2,
  needs: ['browser tests'],
};

/**
 * Everything that `npm test` runs. What is quick to fail comes first. Vitest and Playwright keep
 * two cores busy by themselves; the others run beside each other.
 */
const STAGES: readonly Stage[] = [
  ...STATIC_CHECKS,
  { name: 'build', command: bin('vite', 'build'), cores: 1 },
  { name: 'sandbox build', command: bin('vite', 'build', '--mode', 'sandbox'), cores: 1 },
  {
    name: 'tests',
    command: vitest('house', 'unit', 'model', 'qa', 'services', 'sandbox', 'mocked', 'ui', 'views'),
    cores: 2,
    needs: ['format', 'types', 'lint', 'build', 'sandbox build'],
  },
  { name: 'tests of the build', command: vitest('build'), cores: 2, needs: ['tests'] },
  { name: 'browser tests', command: bin('playwright', 'test'), cores: 2, needs: ['tests'] },
  {
    name: 'path coverage',
    command: bin('tsx', 'qa/main.ts', 'coverage'),
    cores: 1,
    needs: ['tests', 'browser tests'],
  },
  ...(hasEngines ? [ENGINES] : []),
];

await runCommands(STAGES);
if (!hasEngines)
  console.log(`Firefox and WebKit were not tested: ${missingOfEngines().join(', ')} missing.`);
