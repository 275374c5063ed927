import { spawnSync } from 'node:child_process';
import { bin } from './support/commands';
import { installEngines, missingOfEngines } from './support/engines';

if (!installEngines()) {
  const missing = missingOfEngines().join(' ');
  console.error(`Firefox ESR and WebKitGTK are needed: apt-get install ${missing}`);
  process.exit(1);
}

// WebKitGTK has no headless mode: it draws on a virtual display. The pointer rests in the middle of
// it. There it is in the margin of a window of 1440 px: a window without it has no focus, and a row
// of tiles below it shows all of them.
const [command, ...args] = bin('vitest', 'run', '--project', 'engines', ...process.argv.slice(2));
const { status } = spawnSync(
  'xvfb-run',
  ['-a', '-s', '-screen 0 2864x1200x24', command ?? '', ...args],
  { stdio: 'inherit', env: { ...process.env, TEST_ENGINES: '1' } },
);
process.exitCode = status ?? 1;
