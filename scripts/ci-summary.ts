import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settle, tallyOf } from './report/tally';

const [folder = '', exitCode = '1'] = process.argv.slice(2);
const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
const { passed, failed } = settle(
  reports.map((name) => tallyOf(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))),
  Number(exitCode),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
