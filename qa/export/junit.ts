import type { MachineCases } from '../../machines/shared/cases';
import { coverageOf } from '../explore/coverage';
import { explore } from '../explore/explore';
import type { GateResult } from '../gate/gate';
import type { TransitionId } from '../model/transitions';
import { counted, valueText } from '../model/words';
import type { Plan } from '../plan/types';
import { escapeText } from '../report/html';
import { runPlan } from '../run/run';
import { config } from '../base/config';

type Subject = {
  readonly name: string;
  readonly file: string;
  readonly plan: Plan;
  readonly cases: MachineCases;
};
type TestCase = {
  readonly name: string;
  readonly seconds: number;
  readonly failure: { message: string; text: string } | null;
};

/**
 * Runs a plan and writes the result for CI servers: a test case for each path, and one for
 * uncovered transitions.
 */
export const junitOf = ({ name, file, plan, cases }: Subject): string => {
  const covered = new Set<TransitionId>();
  const paths = plan.paths.map((path, index): TestCase => {
    const began = performance.now();
    const run = runPlan({ ...plan, paths: [path] }, cases);
    for (const id of run.covered) covered.add(id);
    const last = path.steps.at(-1);
    return {
      name:
        `path ${index + 1}, ${counted(path.steps.length, 'step')}` +
        (last ? `, to ${valueText(last.expect.value)}` : ''),
      seconds: (performance.now() - began) / 1000,
      failure: run.failure
        ? { message: run.failure.message, text: run.failure.trace.join('\n') }
        : null,
    };
  });
  const open = coverageOf(cases, explore(cases), covered).uncovered.filter(
    ({ isExplained }) => !isExplained,
  );
  const failure =
    open.length === 0
      ? null
      : {
          message: `${counted(open.length, 'transition is', 'transitions are')} not covered`,
          text: open.map(({ id, reason }) => `${id}: ${reason}`).join('\n'),
        };
  return suiteOf(name, file, [
    ...paths,
    { name: 'every transition is covered or explained', seconds: 0, failure },
  ]);
};

/** The result of the gate for CI servers: a suite with a test case for each machine. */
export const gateJunitOf = (
  machines: readonly { readonly file: string; readonly result: GateResult }[],
): string =>
  suiteOf(
    'approved plans',
    config.plans,
    machines.map(({ file, result: { machine, paths, steps, problems } }) => ({
      name: `${machine} (${file}): ${counted(paths, 'path')}, ${counted(steps, 'step')}`,
      seconds: 0,
      failure:
        problems.length === 0
          ? null
          : { message: problems[0]?.split('\n')[0] ?? '', text: problems.join('\n') },
    })),
  );

const suiteOf = (name: string, file: string, testCases: readonly TestCase[]): string => {
  const failures = testCases.filter(({ failure }) => failure).length;
  const seconds = testCases.reduce((sum, one) => sum + one.seconds, 0).toFixed(3);
  const counts = `tests="${testCases.length}" failures="${failures}" errors="0" time="${seconds}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="path coverage" ${counts}>
<testsuite name="${attribute(name)}" file="${attribute(file)}" ${counts}>
${testCases.map((one) => caseOf(name, one)).join('\n')}
</testsuite>
</testsuites>
`;
};

const caseOf = (machine: string, { name, seconds, failure }: TestCase): string => {
  const head =
    `<testcase classname="${attribute(machine)}" name="${attribute(name)}" ` +
    `time="${seconds.toFixed(3)}"`;
  return failure
    ? `${head}><failure type="path" message="${attribute(failure.message)}">` +
        `${escapeText(failure.text)}</failure></testcase>`
    : `${head}/>`;
};

/** Line breaks in an attribute would be read as spaces. */
const attribute = (text: string): string =>
  escapeText(text).replace(/[\t\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
