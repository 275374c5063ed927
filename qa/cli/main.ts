import { COMMANDS, DEFAULT_COMMAND, overviewOf } from './commands';
import type { ExitCode } from './command';
import { complain, print } from './output';
import { UnknownMachine, UsageError } from './usageError';

/** Runs one command as the command line names it; the result is the process's exit code. */
export const main = async (args: readonly string[]): Promise<ExitCode> => {
  try {
    return await commandOf(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(error.message);
    return 1;
  }
};

const commandOf = async (args: readonly string[]): Promise<ExitCode> => {
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
