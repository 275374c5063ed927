import { createWriteStream } from 'node:fs';
import type { WriteLine } from './securityLog';

/** Where the lines of the security log go, and how to close it. */
export type SecurityFile = { write: WriteLine; close: () => Promise<void> };

/**
 * Opens the security log that `SECURITY_LOG` names: `stdout`, or a file that only its owner may
 * read, to which lines are added. Rejects when the file cannot be written; a disk that fails later
 * is told once, because the platform goes on.
 */
export const openSecurityFile = async (target: string): Promise<SecurityFile> => {
  if (target === 'stdout')
    return {
      write: (line) => process.stdout.write(`${line}\n`),
      close: () => Promise.resolve(),
    };
  const stream = createWriteStream(target, { flags: 'a', mode: 0o600 });
  await new Promise<void>((done, fail) => {
    stream.once('open', () => done());
    stream.once('error', ({ message }) =>
      fail(new Error(`SECURITY_LOG names a file that cannot be written: ${message}`)),
    );
  });
  stream.on('error', ({ message }) => {
    console.error(`The security log cannot be written any more: ${message}`);
  });
  return {
    write: (line) => {
      if (stream.writable) stream.write(`${line}\n`);
    },
    close: () => new Promise((done) => stream.end(done)),
  };
};
