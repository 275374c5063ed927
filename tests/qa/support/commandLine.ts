import { execFile } from 'node:child_process';
import { vi } from 'vitest';
import { main } from '../../../qa/cli/main';

const DIR = 'tests/qa/fixtures/machines';
export type Answer = { code: number; out: string; err: string };

/**
 * Runs the command line over the machines of the fixtures, in this process: its output and exit
 * code.
 */
export const qa = (...args: string[]): Promise<Answer> => qaOn(DIR, ...args);

/** Runs it over the machines of a folder. */
export const qaOn = async (dir: string, ...args: string[]): Promise<Answer> => {
  const answer = { out: '', err: '' };
  const written = (['out', 'err'] as const).map((to) =>
    vi.spyOn(process[`std${to}`], 'write').mockImplementation((words) => {
      answer[to] += String(words);
      return true;
    }),
  );
  try {
    return { code: await main([...args, '--dir', dir]), ...answer };
  } finally {
    for (const write of written) write.mockRestore();
  }
};

/** Runs it in its own process, as a person does; it takes a second to start. */
export const qaByShell = (...args: string[]): Promise<Answer> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'qa/main.ts', ...args, '--dir', DIR],
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
