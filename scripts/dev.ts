import { createServer } from 'vite';
import { fail, untilInterrupted } from './support/process';
import { ROOT } from './support/root';
import { freePort, isBusy, startSandbox } from './support/sandbox';

const port = Number(process.env['PORT'] ?? 4173);
if (await isBusy(port))
  fail(
    `Port ${port} is busy: stop what uses it, or choose another one with PORT=4200 npm run dev.`,
  );

const sandbox = await startSandbox({
  port: await freePort(),
  watch: true,
  onLine: (line) => console.log(`[sandbox] ${line}`),
}).catch(fail);
// Read by vite.config.ts, which sends the platform's paths there.
process.env['SANDBOX_URL'] = sandbox.url;
const vite = await createServer({ root: ROOT, server: { port, strictPort: true } }).catch(
  async (error: unknown) => {
    await sandbox.stop();
    return fail(error);
  },
);
await vite.listen();
console.log(
  `Croupier in development: http://localhost:${port}  (inspector: add ?inspect=1, ` +
    `platform: ${sandbox.url}/sandbox)`,
);
await untilInterrupted([
  sandbox,
  { ended: new Promise(() => undefined), stop: () => vite.close() },
]);
