import type { Command } from './options';

const COMMON = `  --json            machine-readable output
  --dir DIR         where the machines are (default: machines)
  --limit N         most configurations to explore (default: the case file's, or 20000)
  -h, --help        this text`;

const PLANNING = `  --cover WHAT      transition (default): every transition once
                    edge: every event and case in every class of configurations once
  --reset-cost N    what starting anew costs, in steps (default: 5)
  --max-path N      most steps of one path`;

const NAMES = `NAMES are machine names or globs (login, 'c*'); none means all.`;

const PAGES: Record<Command, string> = {
  explore: `Usage: npm run qa -- explore [NAMES] [options]

Walks everything that the cases can make a machine do, without running anything, and lists states that are never
entered, transitions that are never taken with the reason, missing cases and errors. ${NAMES}

${COMMON}`,
  plan: `Usage: npm run qa -- plan [NAMES] [options]

Makes the cheapest set of paths found that covers the machine, prints it with its cost and the lower bound (ratio 1.00 is
proved optimal). With --json the output is a list of plans, which "run --plan FILE" takes. ${NAMES}

${PLANNING}
${COMMON}`,
  run: `Usage: npm run qa -- [run] [NAMES] [options]

Plans each machine and walks the plan on a real actor with a stepped clock and stubbed actors. After each step value,
tags and transitions must be as planned, and events that do not belong there must change nothing. Ends with 1 if
anything fails, a machine has no cases, or a transition is uncovered and not explained. ${NAMES}

  --plan FILE       runs the plans of FILE (made by plan --json) instead of new ones
${PLANNING}
${COMMON}`,
};

const OVERVIEW = `Path coverage of the machines: tests generated from the statecharts.

Usage: npm run qa -- [COMMAND] [NAMES] [options]

  explore   what the cases can reach, and what not, with the reason
  plan      the cheapest paths that cover every transition
  run       walks the plan on the machine (the default)

"npm run qa" alone plans and runs every machine. "npm run qa -- COMMAND --help" tells more.
A machine's cases are in machines/<flow>/<flow>.cases.ts, made by defineCases.`;

/** The help text of a command, or of the whole tool. */
export const helpOf = (command: Command | undefined): string => (command ? PAGES[command] : OVERVIEW);
