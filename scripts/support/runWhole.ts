import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './root';

type Whole = {
  help: string;
  /** The variable that makes the tests play the whole. */
  variable: 'WHOLE_ATTACK' | 'WHOLE_MONTH';
  files: readonly string[];
};

/** The whole of tests of the sandbox of which `npm test` plays a part, or the help. */
export const runWhole = ({ help, variable, files }: Whole): void => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'sandbox', ...files],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, [variable]: '1' } },
  );
  process.exitCode = status ?? 1;
};
