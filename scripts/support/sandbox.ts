import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { ensureSandbox } from '../build/ensureSandbox';
import { ROOT } from './root';

/** The sandbox prints this line when it answers; the address in it is the one to use. */
const LISTENING = /listening on (http:\/\/\S+)/;
const START_LIMIT = 60_000;
const STOP_LIMIT = 5_000;

export type SandboxOptions = {
  port: number;
  /** Folder of the built front end it serves; left out: the API only. */
  dist?: string;
  /**
   * True to use the shell's variables for a sandbox; left out: a database in memory,
   * reachable from this machine only.
   */
  obeysShell?: boolean;
  /** Run it from source, and restart it when a file of it changes. */
  watch?: boolean;
  /**
   * For runs of minutes with one visitor: the database, which is WebAssembly, is compiled once and
   * quickly, without the optimising second pass.
   */
  isBrief?: boolean;
  /** Called with every line it prints after it listens. */
  onLine?: (line: string) => void;
};

export type Sandbox = {
  url: string;
  /** Its process id. */
  pid: number;
  /** Resolves with the exit code once it has ended. */
  ended: Promise<number>;
  /** Ends it and waits for the end. */
  stop: () => Promise<void>;
};

/** Starts the sandbox with its controls on, and resolves when it listens. */
export async function startSandbox({
  watch,
  isBrief,
  onLine,
  ...options
}: SandboxOptions): Promise<Sandbox> {
  const args = watch
    ? ['--watch', '--watch-preserve-output', '--import', 'tsx', 'sandbox/main.ts']
    : [...(isBrief ? ['--liftoff-only'] : []), await ensureSandbox()];
  const env = sandboxEnv(process.env, options);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 0));
  });
  const stop = () => stopProcess(child);

  const errors: string[] = [];
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = LISTENING.exec(line)?.[1];
      if (address) resolve(address);
      else onLine?.(line);
    });
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (onLine) onLine(line);
    else errors.push(line);
  });

  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(
      () => reject(new Error(`The sandbox did not listen within ${START_LIMIT / 1_000} s.`)),
      START_LIMIT,
    );
  });
  const early = ended.then((code) =>
    Promise.reject(new Error(`The sandbox ended before it listened (code ${code}).`)),
  );
  try {
    const url = await Promise.race([listening, early, late]);
    return { url, pid: child.pid ?? 0, ended, stop };
  } catch (error) {
    await stop();
    throw new Error([error instanceof Error ? error.message : error, ...errors].join('\n'), {
      cause: error,
    });
  } finally {
    clearTimeout(limit);
  }
}

/**
 * The variables for a sandbox. Tests and benchmarks reset its data, so a database of the shell must
 * not be used unless requested.
 */
export function sandboxEnv(
  shell: NodeJS.ProcessEnv,
  { port, dist, obeysShell }: Pick<SandboxOptions, 'port' | 'dist' | 'obeysShell'>,
): NodeJS.ProcessEnv {
  const {
    DATABASE_URL,
    SANDBOX_DATA,
    HOST,
    SANDBOX_OPEN,
    PUBLIC_ORIGIN,
    TRUSTED_PROXIES,
    SECURITY_LOG,
    ...rest
  } = shell;
  const own = {
    DATABASE_URL,
    SANDBOX_DATA,
    HOST,
    SANDBOX_OPEN,
    PUBLIC_ORIGIN,
    TRUSTED_PROXIES,
    SECURITY_LOG,
  };
  return {
    ...rest,
    ...(obeysShell ? own : {}),
    PORT: String(port),
    SANDBOX_CONTROLS: '1',
    ...(dist === undefined ? {} : { SANDBOX_DIST: dist }),
  };
}

/** A port that is free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system named no port.');
  return address.port;
}

/** True when a process already listens on the port. */
export function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
  await exited;
  clearTimeout(last);
}
