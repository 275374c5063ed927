import { runWhole } from './support/runWhole';

const HELP = `A thousand deposits and bets in parallel against limits, twice, each time over a
window end: lost answers, calls that are sent twice, processes that are killed and start again on
the same database. Then SQL of the test's own counts every window again. \`npm test\` plays a small
part.

  npm run bench:limits                             on the embedded database
  scripts/with-postgres.sh npm run bench:limits    on PostgreSQL too, in two processes
  npm run bench:limits -- --help                   this`;

runWhole({
  help: HELP,
  variable: 'WHOLE_LIMITS',
  files: ['tests/sandbox/member/limitsInParallel.test.ts'],
});
