import { configProblem } from '../base/config';
import type { ExitCode } from './command';
import { COMMANDS, DEFAULT_COMMAND, overviewOf, type Entry } from './commands';
import { complain, print, progress } from './output';
import { sentenceOfSystem } from './systemError';
import { UnknownMachine, UsageError } from './usageError';

/** Runs one command as the command line names it; the result is the process's exit code. */
export const main = async (args: readonly string[]): Promise<ExitCode> => {
  try {
    if (configProblem !== undefined) throw new UsageError(configProblem);
    return await commandOf(args);
  } catch (error) {
    const sentence = error instanceof UsageError ? error.message : sentenceOfSystem(error);
    if (sentence === undefined) throw error;
    progress('');
    complain(sentence);
    return 2;
  }
};

const commandOf = async (args: readonly string[]): Promise<ExitCode> => {
  const [first, ...rest] = args;
  const named = commandNamed(first);
  // A machine may have that name too: "run help" walks it.
  const isHelp =
    first === 'help' &&
    (rest[0] === undefined || rest[0].startsWith('-') || commandNamed(rest[0]) !== undefined);
  const asked = isHelp ? commandNamed(rest[0]) : undefined;
  if (isHelp || args.includes('--help') || args.includes('-h')) {
    print((await (asked ?? named)?.load())?.help ?? overviewOf(COMMANDS));
    return 0;
  }
  if (named) return (await named.load()).run(rest);
  try {
    return await (await DEFAULT_COMMAND.load()).run(args);
  } catch (error) {
    throw error instanceof UnknownMachine
      ? new UsageError(error.orOneOf(COMMANDS.map(({ name }) => name)))
      : error;
  }
};

const commandNamed = (word: string | undefined): Entry | undefined =>
  COMMANDS.find(({ name }) => name === word);
