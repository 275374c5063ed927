import { COMMANDS, DEFAULT_COMMAND, overviewOf } from './cli/commands';
import type { ExitCode } from './cli/command';
import { complain, print } from './cli/output';
import { UnknownMachine, UsageError } from './cli/usageError';

/** Runs one command; the result is the process's exit code. */
const main = async (args: readonly string[]): Promise<ExitCode> => {
  const [first, ...rest] = args;
  const named = COMMANDS.find(({ name }) => name === first);
  if (args.includes('--help') || args.includes('-h')) {
    print(named?.help ?? overviewOf(COMMANDS));
    return 0;
  }
  if (named) return named.run(rest);
  try {
    return await DEFAULT_COMMAND.run(args);
  } catch (error) {
    throw error instanceof UnknownMachine ? new UsageError(error.orOneOf(COMMANDS.map(({ name }) => name))) : error;
  }
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
