import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './support/root';

const HELP = `Plays a whole month on the platform: fifty members, 20,000 bets, deposits,
withdrawals, points, lost answers and restarts. Then SQL of the test's own adds up every balance,
level, rebate, bonus and point. \`npm test\` plays a small month.

  npm run bench:month                              on the embedded database
  scripts/with-postgres.sh npm run bench:month     on PostgreSQL too
  npm run bench:month -- --help                    this`;

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) process.stdout.write(`${HELP}\n`);
else {
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'sandbox', 'tests/sandbox/rewards/month.test.ts'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, WHOLE_MONTH: '1' } },
  );
  process.exitCode = status ?? 1;
}
