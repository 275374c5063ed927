import type { Command } from '../command';
import { affectedCommand } from './affected';
import { approveCommand } from './approve';
import { coverageCommand } from './coverage';
import { diffCommand } from './diff';
import { docsCommand } from './docs';
import { exploreCommand } from './explore';
import { exportCommand } from './export';
import { gateCommand } from './gate';
import { initCommand } from './init';
import { mutateCommand } from './mutate';
import { planCommand } from './plan';
import { randomCommand } from './random';
import { raceCommand } from './race';
import { replayCommand } from './replay';
import { reportCommand } from './report';
import { runCommand } from './run';
import { verifyCommand } from './verify';
import { asTyped } from '../../base/config';

/** Every command, in the order of the overview. */
export const COMMANDS: readonly Command[] = [
  initCommand,
  exploreCommand,
  planCommand,
  runCommand,
  gateCommand,
  approveCommand,
  randomCommand,
  mutateCommand,
  verifyCommand,
  raceCommand,
  diffCommand,
  affectedCommand,
  coverageCommand,
  replayCommand,
  reportCommand,
  exportCommand,
  docsCommand,
];

/** The command when the command line names none. */
export const DEFAULT_COMMAND: Command = runCommand;

/** The text of `--help`. */
export const overviewOf = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `Path coverage of the machines: tests generated from the statecharts.

Usage: ${asTyped('[COMMAND]')} [NAMES] [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

Without a command every machine is planned and run. "${asTyped('COMMAND --help')}" says more about a
command; qa/README.md is the guide. The cases of a machine are in <flow>.cases.ts beside it.
Exit code: 0 all is well, 1 something is wrong with a machine, 2 the command cannot be done.`;
};
