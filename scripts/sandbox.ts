import { fail, untilInterrupted } from './support/process';
import { isBusy, startSandbox } from './support/sandbox';

const port = Number(process.env['PORT'] ?? 4174);
if (await isBusy(port))
  fail(
    `Port ${port} is busy: stop what uses it, or choose another one with PORT=4200 npm run ` +
      'sandbox.',
  );

const sandbox = await startSandbox({
  port,
  obeysShell: true,
  onLine: (line) => console.log(line),
}).catch(fail);
console.log(
  `The platform is ready: ${sandbox.url}  (QA controls: ${sandbox.url}/sandbox, Ctrl-C ends it)`,
);
await untilInterrupted([sandbox]);
