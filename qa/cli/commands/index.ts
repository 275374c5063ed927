import { asTyped } from '../../base/config';
import type { Command } from '../command';

/** A command by its name; what it does is read only when it is asked for. */
export type Entry = {
  readonly name: string;
  /** A few words for the overview. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
};

/** The command when the command line names none. */
export const DEFAULT_COMMAND: Entry = {
  name: 'run',
  summary: 'walks the plan on the machine (the default)',
  load: async () => (await import('./run')).runCommand,
};

/** Every command, in the order of the overview. */
export const COMMANDS: readonly Entry[] = [
  {
    name: 'init',
    summary: 'writes the configuration and the first case files of a project',
    load: async () => (await import('./init')).initCommand,
  },
  {
    name: 'explore',
    summary: 'what the cases can reach, and why they do not reach the rest',
    load: async () => (await import('./explore')).exploreCommand,
  },
  {
    name: 'plan',
    summary: 'the cheapest paths that cover every transition',
    load: async () => (await import('./plan')).planCommand,
  },
  DEFAULT_COMMAND,
  {
    name: 'gate',
    summary: 'walks the approved plans, as CI does',
    load: async () => (await import('./gate')).gateCommand,
  },
  {
    name: 'approve',
    summary: 'shows what is new in the plans that CI walks, and keeps it',
    load: async () => (await import('./approve')).approveCommand,
  },
  {
    name: 'random',
    summary: 'walks the machines along random events, and shrinks failures',
    load: async () => (await import('./random')).randomCommand,
  },
  {
    name: 'mutate',
    summary: 'how many small errors in the charts are noticed',
    load: async () => (await import('./mutate')).mutateCommand,
  },
  {
    name: 'verify',
    summary: 'whether the properties of the machines hold in every life',
    load: async () => (await import('./verify')).verifyCommand,
  },
  {
    name: 'race',
    summary: 'whether properties hold in every order of what tabs and the platform do',
    load: async () => (await import('./race')).raceCommand,
  },
  {
    name: 'diff',
    summary: 'what changed between two versions of a machine, and which planned steps break',
    load: async () => (await import('./diff')).diffCommand,
  },
  {
    name: 'affected',
    summary: 'which paths and walks a change can touch, each with its reason',
    load: async () => (await import('./affected')).affectedCommand,
  },
  {
    name: 'coverage',
    summary: 'what each level covered in its last walk',
    load: async () => (await import('./coverage')).coverageCommand,
  },
  {
    name: 'replay',
    summary: 'plays a report of the app, or a kept path, against the machines',
    load: async () => (await import('./replay')).replayCommand,
  },
  {
    name: 'report',
    summary: 'one HTML file: charts coloured by coverage, levels, requirements, paths',
    load: async () => (await import('./report')).reportCommand,
  },
  {
    name: 'export',
    summary:
      'the paths for other tools: Gherkin, CSV, Playwright, JUnit; the charts as Mermaid and DOT',
    load: async () => (await import('./export')).exportCommand,
  },
  {
    name: 'docs',
    summary: 'the catalogue: every machine with its chart, screens, events and requirements',
    load: async () => (await import('./docs')).docsCommand,
  },
];

/** The text of `--help`. */
export const overviewOf = (commands: readonly Entry[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `Path coverage of the machines: tests generated from the statecharts.

Usage: ${asTyped('[COMMAND]')} [NAMES] [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

Without a command every machine is planned and run. "${asTyped('COMMAND --help')}" says more about a
command; qa/README.md is the guide. The cases of a machine are in <flow>.cases.ts beside it.
Exit code: 0 all is well, 1 something is wrong with a machine, 2 the command cannot be done.`;
};
