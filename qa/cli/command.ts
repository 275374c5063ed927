import { parseArgs } from 'node:util';
import { didYouMean } from '../base/nearest';
import { text, yes, type Flag, type Flags, type ValuesOf } from './flags';
import { UsageError } from './usageError';
import { flowed, wrapped } from './wrap';
import { asTyped, config } from '../base/config';

/** What one word of the command line does. */
export type Command = {
  readonly help: string;
  /** Reads its arguments and runs; the result is the process's exit code. */
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
};
/**
 * 1: something is wrong with a machine, a walk or a case file; 2: the command cannot be run as
 * typed.
 */
export type ExitCode = 0 | 1 | 2;

type Definition<F extends Flags> = {
  name: string;
  /** The part after the name in the usage line (default: machine names). */
  operands?: string;
  /** What it does, when to use it and when it ends with 1. */
  about: string;
  flags: F;
  run: (
    values: ValuesOf<F & typeof COMMON>,
    operands: readonly string[],
  ) => ExitCode | Promise<ExitCode>;
};

/** Options of every command. */
const COMMON = {
  json: yes('machine-readable output; "npm run -s" keeps npm’s own lines out of it'),
  dir: text('DIR', 'where the machines are', config.machines),
};

/** A command whose help is generated from its options. */
export const defineCommand = <F extends Flags>({
  name,
  operands = '[NAMES]',
  about,
  flags,
  run,
}: Definition<F>): Command => {
  const all = { ...flags, ...COMMON };
  return {
    help: helpOf(name, operands, about, all),
    run: async (args) => {
      const { values, positionals } = parse(args, all);
      const read = Object.entries(all).map(([flag, { read: valueOf }]) => [
        flag,
        valueOf(values[flag], flag),
      ]);
      return run(Object.fromEntries(read) as ValuesOf<F & typeof COMMON>, positionals);
    },
  };
};

const NAMES = `NAMES are machine names or globs (login, 'c*'); none means all.\n`;

const helpOf = (name: string, operands: string, about: string, flags: Flags): string =>
  `Usage: ${asTyped(`${name} ${operands} [options]`)}\n\n${flowed(about)}\n` +
  `${operands.includes('NAMES') ? NAMES : ''}\n${linesOf(flags)}`;

/** The texts of options start in one column; after a long name, on the next line. */
const linesOf = (flags: Flags): string => {
  const rows = [
    ...Object.entries(flags).map(([name, { takes, about }]) => [
      `--${name}${takes === null ? '' : ` ${takes}`}`,
      about,
    ]),
    ['-h, --help', 'this text'],
  ];
  const width = Math.max(...rows.map(([name = '']) => (name.length > 24 ? 0 : name.length)));
  const gap = ''.padEnd(width + 4);
  return rows
    .map(([name = '', about = '']) => {
      const words = wrapped(about, gap);
      return name.length > width
        ? `  ${name}\n${words}`
        : `  ${name.padEnd(width)}  ${words.trimStart()}`;
    })
    .join('\n');
};

const parse = (args: readonly string[], flags: Readonly<Record<string, Flag<unknown>>>) => {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { takes }]) => [
      name,
      { type: takes === null ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [, wrong] =
      /'(?:-\w, )?--?([^\s'<]+)/.exec(error instanceof Error ? error.message : '') ?? [];
    if (!wrong) throw error;
    const flag = flags[wrong];
    const given = args[args.indexOf(`--${wrong}`) + 1];
    // "-1" looks like an option to the parser, and like a value to the person.
    if (flag && flag.takes !== null && given !== undefined && /^-\d/.test(given))
      flag.read(given, wrong);
    if (flag)
      throw new UsageError(
        `Option --${wrong} ${flag.takes === null ? 'takes no' : 'needs a'} value; see --help.`,
      );
    const typed = args.includes(`-${wrong}`) ? `-${wrong}` : `--${wrong}`;
    const hint = didYouMean(wrong, Object.keys(flags), {
      as: (name) => `--${name}`,
      otherwise: ' See --help.',
    });
    throw new UsageError(`There is no option ${typed}.${hint}`);
  }
};
