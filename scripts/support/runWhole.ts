import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './root';

type Whole = {
  help: string;
  /** The variable that makes the tests play the whole. */
  variable: 'WHOLE_ATTACK' | 'WHOLE_LIMITS' | 'WHOLE_MONTH' | 'WHOLE_RACES';
  /** Of Vitest (default: `sandbox`). */
  project?: 'qa';
  files: readonly string[];
  /** Tests of the browser that play the whole too. */
  browserFiles?: readonly string[];
};

/** The whole of tests of the sandbox of which `npm test` plays a part, or the help. */
export const runWhole = ({ help, variable, files, project, browserFiles = [] }: Whole): void => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const run = (program: string, parameters: readonly string[]): number =>
    spawnSync(`node_modules/.bin/${program}`, parameters, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, [variable]: '1' },
    }).status ?? 1;
  const statuses = [run('vitest', ['run', '--project', project ?? 'sandbox', ...files])];
  if (browserFiles.length > 0) statuses.push(run('playwright', ['test', ...browserFiles]));
  process.exitCode = Math.max(...statuses);
};
