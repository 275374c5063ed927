import { runWhole } from './support/runWhole';

const HELP = `Compares the races of the path tool with a search through all orders that shares no
code with it, on 600 random races: the same answers, the same lengths of the shortest schedules.
\`npm test\` plays a small part.

  npm run bench:races             all of them; ten minutes
  npm run bench:races -- --help   this`;

runWhole({
  help: HELP,
  variable: 'WHOLE_RACES',
  project: 'qa',
  files: ['tests/qa/judge/races.test.ts'],
});
