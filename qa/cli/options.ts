import { parseArgs } from 'node:util';
import type { Cover } from '../tour/graph';
import { nearest } from './select';

export const COMMANDS = ['explore', 'plan', 'run'] as const;
export type Command = (typeof COMMANDS)[number];

export type Options = {
  readonly command: Command;
  readonly patterns: readonly string[];
  readonly isHelp: boolean;
  readonly isJson: boolean;
  readonly dir: string;
  readonly cover: Cover;
  readonly resetCost: number;
  readonly maxPath: number | undefined;
  readonly limit: number | undefined;
  readonly planFile: string | undefined;
};

/** A mistake on the command line, told in one sentence. */
export class UsageError extends Error {}

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  dir: { type: 'string', default: 'machines' },
  cover: { type: 'string', default: 'transition' },
  'reset-cost': { type: 'string', default: '5' },
  'max-path': { type: 'string' },
  limit: { type: 'string' },
  plan: { type: 'string' },
} as const;

/** Reads the command line; a first word that is no command must be a machine's name or glob, and means `run`. */
export const parseOptions = (argv: readonly string[]): Options => {
  const { values, positionals } = parse(argv);
  const [first, ...rest] = positionals;
  const isCommand = (COMMANDS as readonly (string | undefined)[]).includes(first);
  if (values.cover !== 'transition' && values.cover !== 'edge') throw new UsageError(`--cover is "transition" or "edge", not "${values.cover}".`);
  return {
    command: isCommand ? (first as Command) : 'run',
    patterns: isCommand ? rest : positionals,
    isHelp: values.help,
    isJson: values.json,
    dir: values.dir,
    cover: values.cover,
    resetCost: wholeNumber('--reset-cost', values['reset-cost']) ?? 5,
    maxPath: wholeNumber('--max-path', values['max-path']),
    limit: wholeNumber('--limit', values.limit),
    planFile: values.plan,
  };
};

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
  } catch (error) {
    const [, wrong] = /'--?([^\s'<]+)/.exec(error instanceof Error ? error.message : '') ?? [];
    if (!wrong) throw error;
    if (wrong in FLAGS) throw new UsageError(`Option --${wrong} needs a value; see --help.`);
    const near = nearest(wrong, Object.keys(FLAGS));
    throw new UsageError(`There is no option --${wrong}.${near ? ` Did you mean --${near}?` : ' See --help.'}`);
  }
};

const wholeNumber = (flag: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`${flag} takes a whole number from 1, not "${text}".`);
  return Number(text);
};
