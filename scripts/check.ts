import { runCommands, STATIC_CHECKS, vitest } from './support/commands';

// The tests start with the static checks: two cores stay busy, and a failure of either stops both.
await runCommands([
  ...STATIC_CHECKS,
  { name: 'tests', command: vitest('house', 'unit', 'model', 'qa'), cores: 1 },
]);
