import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../support/root';
import { isFresh } from './sources';

export type BuildMode = 'production' | 'sandbox';
export const OUT_DIR: Record<BuildMode, string> = { production: 'dist', sandbox: 'dist-sandbox' };

/**
 * Builds unless the last build was made from exactly the present sources; returns true when it
 * built. Throws when the build fails.
 */
export async function ensureBuild(mode: BuildMode): Promise<boolean> {
  if (await isFresh(ROOT, OUT_DIR[mode])) return false;
  const vite = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  // NODE_ENV belongs to the build: a caller's (Vitest sets `test`) would give React's development
  // half.
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', mode, '--logLevel', 'warn'],
    { cwd: ROOT, env, stdio: ['ignore', 2, 2] },
  );
  if (status !== 0) throw new Error('The front end did not build; the lines above say why.');
  return true;
}
