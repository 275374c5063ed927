import { spawnSync } from 'node:child_process';
import { bin } from './support/commands';
import { missingOfEngines } from './support/engines';

const missing = missingOfEngines();
if (missing.length > 0) {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.error(`Installing ${missing.join(', ')} …`);
  const isInstalled =
    process.getuid?.() === 0 &&
    apt('update') &&
    apt('install', '-y', '--no-install-recommends', ...missing);
  if (!isInstalled) {
    console.error(`Firefox ESR and WebKitGTK are needed: apt-get install ${missing.join(' ')}`);
    process.exit(1);
  }
}

// WebKitGTK has no headless mode: it draws on a virtual display.
const [command, ...args] = bin('vitest', 'run', '--project', 'engines', ...process.argv.slice(2));
const { status } = spawnSync(
  'xvfb-run',
  ['-a', '-s', '-screen 0 1920x1200x24', command ?? '', ...args],
  { stdio: 'inherit', env: { ...process.env, TEST_ENGINES: '1' } },
);
process.exitCode = status ?? 1;
