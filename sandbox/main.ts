import { resolve } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { FirebaseConfig } from '../contract/platform';
import { openSeededDatabase } from './seed/content';
import { firebaseFrom } from './account/firebase/config';
import { guardConnections, PATIENCE } from './http/connections';
import { openSecurityFile } from './http/securityFile';
import type { WriteLine } from './http/securityLog';
import type { Platform } from './platform';

/** Said at every start, so that nobody takes the sandbox for a platform. */
const WHAT_IT_IS =
  'The sandbox is for trying and testing: its accounts have published passwords, its Facebook, ' +
  'Google and SMS are played, and its deposits pay themselves.';

/** Starts the sandbox platform from the environment; sandbox/README.md lists the variables. */
const start = async () => {
  const port = portOf(process.env['PORT'] ?? '4173');
  const controls = process.env['SANDBOX_CONTROLS'] === '1';
  const firebase = firebaseFrom(process.env['FIREBASE_CONFIG']);
  // Everybody knows its accounts and passwords: by default only this machine reaches it.
  const host = process.env['HOST'] || '127.0.0.1';
  if (!isThisMachine(host) && process.env['SANDBOX_OPEN'] !== '1')
    throw new Error(
      `With HOST=${host} other machines would reach the sandbox. ${WHAT_IT_IS} ` +
        'If that is what you want, set SANDBOX_OPEN=1 too.',
    );
  const logged = process.env['SECURITY_LOG'];
  const securityFile = logged ? await openSecurityFile(logged) : undefined;
  let platform: Promise<Platform> | undefined;
  const server = createAdaptorServer({
    serverOptions: PATIENCE,
    fetch: async (request, env) =>
      (await platform)?.app.fetch(request, env) ?? new Response(null, { status: 503 }),
  });
  // The port first: a busy port is reported at once, and early calls wait for the database.
  await listen(server, port, host);
  platform = open(controls, firebase, securityFile?.write);
  const { services, close } = await platform;
  guardConnections(server, (address) => services.network.isProxy(address));

  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  console.log(WHAT_IT_IS);
  console.log(
    `Croupier sandbox listening on http://localhost:${taken} ` +
      `(ready in ${Math.round(performance.now())} ms)`,
  );

  // The first reader of the winner board would wait for the bets of half a day.
  const botsPlayed = playBotsNow(services);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    services.faults.release();
    server.close(() => {
      void botsPlayed
        .then(close)
        .then(securityFile?.close)
        .finally(() => process.exit(0));
    });
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

/** The database opens while the platform's own files are read. */
const open = async (
  controls: boolean,
  firebase: FirebaseConfig | undefined,
  securityLog: WriteLine | undefined,
): Promise<Platform> => {
  const [database, { createPlatform }, { createAdmission }] = await Promise.all([
    openSeededDatabase({ url: process.env['DATABASE_URL'], folder: process.env['SANDBOX_DATA'] }),
    import('./platform'),
    import('./http/admission'),
  ]);
  return createPlatform({
    database,
    controls,
    admission: createAdmission(),
    ...(firebase && { firebase }),
    ...(securityLog && { securityLog }),
    network: {
      proxies: (process.env['TRUSTED_PROXIES'] ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
      ...(process.env['PUBLIC_ORIGIN'] && { publicOrigin: process.env['PUBLIC_ORIGIN'] }),
    },
    distFolder: resolve(process.env['SANDBOX_DIST'] ?? 'dist'),
  });
};

/** Never rejects: a reader of the winner board tries again. */
const playBotsNow = async (services: Platform['services']): Promise<void> => {
  const { playBots } = await import('./lobby/bots');
  await playBots(services).catch((error: unknown) => {
    console.error('The bots could not play:', error);
  });
};

const listen = (server: ServerType, port: number, host: string) =>
  new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(new Error(listenProblem(error, host, port))),
    );
    server.listen(port, host, done);
  });

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 (any free port) to 65535, not "${text}".`);
  return port;
};

const listenProblem = (
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): string => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; stop the program that uses it or set PORT to another number.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account; set PORT to a number above 1023.`;
  return `The sandbox cannot listen on ${host}:${port}: ${message}`;
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
