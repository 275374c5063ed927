import { bin, runCommands, STATIC_CHECKS, vitest } from './support/commands';
import type { Stage } from './support/stages';

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
];

await runCommands(STAGES);
