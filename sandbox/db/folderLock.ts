import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { lock } from 'proper-lockfile';

/** A lock whose process cannot be asked about is free again after this time. */
const STALE = 30_000;

/**
 * Locks a data folder for this process; null when another process has it. The lock of a process
 * that was killed is free at once.
 */
export const lockFolder = async (folder: string): Promise<(() => Promise<void>) | null> => {
  const lockfilePath = `${folder}.lock`;
  const owner = `${folder}.pid`;
  const take = () => lock(folder, { lockfilePath, stale: STALE }).catch(() => null);
  let release = await take();
  if (!release && (await isDead(owner))) {
    await rmdir(lockfilePath).catch(() => undefined);
    release = await take();
  }
  if (!release) return null;
  const unlock = release;
  await writeFile(owner, String(process.pid));
  return async () => {
    await rm(owner, { force: true });
    await unlock();
  };
};

/** Whether the process that wrote its number there has ended. */
const isDead = async (file: string): Promise<boolean> => {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};
