import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { moduleText } from './moduleText.ts';

/**
 * Twelve hex digits over the source of every `*.machine.ts` below a folder and what it imports. The
 * build writes it into the reports of the app, `replay` compares it.
 */
export const machinesHash = (dir: string): string => {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => join(dir, path));
  return createHash('sha256').update(moduleText(files, dir)).digest('hex').slice(0, 12);
};
