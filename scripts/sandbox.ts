import { fail, untilInterrupted } from './support/process';
import { isBusy, startSandbox } from './support/sandbox';

/** `npm run sandbox` serves; `npm run sandbox -- audit` proves the books of its database. */
const [command] = process.argv.slice(2);
const serve = async () => {
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
};

if (command === 'audit') {
  const { runAudit } = await import('./support/audit');
  process.exitCode = await runAudit((line) => console.log(line)).catch(fail);
} else if (command === undefined) await serve();
else fail(`There is no command "${command}": only audit.`);
