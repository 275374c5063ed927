import { runWhole } from './support/runWhole';

const HELP = `Plays a whole month on the platform: fifty members, 20,000 bets, deposits,
withdrawals, points, lost answers and restarts. Then SQL of the test's own adds up every balance,
level, rebate, bonus and point. \`npm test\` plays a small month.

  npm run bench:month                              on the embedded database
  scripts/with-postgres.sh npm run bench:month     on PostgreSQL too
  npm run bench:month -- --help                    this`;

runWhole({ help: HELP, variable: 'WHOLE_MONTH', files: ['tests/sandbox/rewards/month.test.ts'] });
