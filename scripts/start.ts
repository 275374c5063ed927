import { ensureBuild, OUT_DIR } from './build/ensureBuild';
import { fail, untilInterrupted } from './support/process';
import { isBusy, startSandbox } from './support/sandbox';

const port = Number(process.env['PORT'] ?? 4173);
if (await isBusy(port))
  fail(`Port ${port} is busy: stop what uses it, or choose another one with PORT=4200 npm start.`);

console.log('Building the front end when it changed …');
await ensureBuild('sandbox').catch(fail);

const sandbox = await startSandbox({
  port,
  dist: OUT_DIR.sandbox,
  obeysShell: true,
  onLine: (line) => console.log(line),
}).catch(fail);
console.log(
  `Croupier is ready: ${sandbox.url}  (QA controls: ${sandbox.url}/sandbox, Ctrl-C ends it)`,
);
await untilInterrupted([sandbox]);
