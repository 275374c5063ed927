import { parseArgs } from 'node:util';
import { text, yes, type Flag, type Flags, type ValuesOf } from './flags';
import { nearest } from './select';
import { UsageError } from './usageError';

/** One word of the command line: `npm run qa -- NAME`. */
export type Command = {
  readonly name: string;
  /** A few words for the overview. */
  readonly summary: string;
  readonly help: string;
  /** Reads its arguments and runs; the result is the process's exit code. */
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
};
export type ExitCode = 0 | 1;

type Definition<F extends Flags> = {
  name: string;
  summary: string;
  /** What stands after the name in the usage line (default: machine names). */
  operands?: string;
  /** What it does, when to use it and when it ends with 1. */
  about: string;
  flags: F;
  run: (values: ValuesOf<F & typeof COMMON>, operands: readonly string[]) => ExitCode | Promise<ExitCode>;
};

/** Options of every command. */
export const COMMON = {
  json: yes('machine-readable output'),
  dir: text('DIR', 'where the machines are', 'machines'),
};

/** A command whose help is written from its options. */
export const defineCommand = <F extends Flags>({ name, summary, operands = '[NAMES]', about, flags, run }: Definition<F>): Command => {
  const all = { ...flags, ...COMMON };
  return {
    name,
    summary,
    help: `Usage: npm run qa -- ${name} ${operands} [options]\n\n${about}\n${operands.includes('NAMES') ? NAMES : ''}\n${linesOf(all)}`,
    run: async (args) => {
      const { values, positionals } = parse(args, all);
      const read = Object.entries(all).map(([flag, { read: valueOf }]) => [flag, valueOf(values[flag], flag)]);
      return run(Object.fromEntries(read) as ValuesOf<F & typeof COMMON>, positionals);
    },
  };
};

const NAMES = `NAMES are machine names or globs (login, 'c*'); none means all.\n`;

const linesOf = (flags: Flags): string => {
  const rows = [...Object.entries(flags).map(([name, { takes, about }]) => [`--${name}${takes === null ? '' : ` ${takes}`}`, about]), ['-h, --help', 'this text']];
  const width = Math.max(...rows.map(([name = '']) => (name.length > 24 ? 0 : name.length)));
  return rows.map(([name = '', about = '']) => (name.length > width ? `  ${name}\n  ${''.padEnd(width)}  ${about}` : `  ${name.padEnd(width)}  ${about}`)).join('\n');
};

const parse = (args: readonly string[], flags: Readonly<Record<string, Flag<unknown>>>) => {
  const options = Object.fromEntries(Object.entries(flags).map(([name, { takes }]) => [name, { type: takes === null ? ('boolean' as const) : ('string' as const) }]));
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [, wrong] = /'(?:-\w, )?--?([^\s'<]+)/.exec(error instanceof Error ? error.message : '') ?? [];
    if (!wrong) throw error;
    if (wrong in flags) throw new UsageError(`Option --${wrong} ${flags[wrong]?.takes === null ? 'takes no value' : 'needs a value'}; see --help.`);
    const near = nearest(wrong, Object.keys(flags));
    throw new UsageError(`There is no option --${wrong}.${near ? ` Did you mean --${near}?` : ' See --help.'}`);
  }
};
