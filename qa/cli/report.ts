import type { MachineCases } from '../../machines/shared/cases';
import type { Coverage } from '../explore/coverage';
import type { Exploration } from '../explore/explore';
import { quotientOf } from '../explore/quotient';
import { misnamedCases, stimulusLabel } from '../model/stimuli';
import { stateNodesOf } from '../model/transitions';
import { counted, valueText } from '../model/words';
import type { Plan, WeightedPosition } from '../plan/types';
import type { Assessed } from '../run/assess';
import { table } from './table';

/** One machine's line of the run table. */
export type RunRow = {
  readonly name: string;
  readonly cases: MachineCases;
  readonly assessment: Assessed;
  readonly milliseconds: number;
};

/**
 * The covered share (0 to 1) of what is not an explained exception; 1 when there is nothing to
 * cover.
 */
export const coveredShare = ({ covered, uncovered }: Coverage): number => {
  const unexplained = uncovered.filter((u) => !u.isExplained).length;
  return covered.length + unexplained === 0 ? 1 : covered.length / (covered.length + unexplained);
};

/**
 * The cost relative to the lower bound; empty when less is covered, because then the two cannot be
 * compared.
 */
const ratioOf = (plan: Plan): string =>
  plan.bound === 0 || plan.left !== undefined ? '–' : (plan.cost / plan.bound).toFixed(2);

/** A table of runs. */
export const runTable = (rows: readonly RunRow[]): string =>
  table(
    [
      'machine',
      'states',
      'transitions',
      'covered',
      'paths',
      'steps',
      'cost/bound',
      'refusals',
      'ms',
    ],
    rows.map(({ name, cases, assessment: { coverage, plan, run }, milliseconds }) => [
      name,
      stateCount(cases, coverage),
      coverage.total,
      `${(100 * coveredShare(coverage)).toFixed(0)}%`,
      plan.paths.length,
      plan.steps,
      ratioOf(plan),
      run.refusals,
      milliseconds,
    ]),
  );

const stateCount = ({ machine }: MachineCases, { unreachableStates }: Coverage): string => {
  const all = stateNodesOf(machine).filter(
    (node) => node !== machine.root && node.type !== 'history',
  );
  const entered = all.filter(({ id }) => !unreachableStates.includes(id)).length;
  return entered < all.length ? `${entered}/${all.length}` : `${all.length}`;
};

/** The explained exceptions of a coverage, one line each. */
export const exceptionLines = (coverage: Coverage): string[] =>
  coverage.uncovered.filter((u) => u.isExplained).map((u) => `  exception ${u.id}: ${u.reason}`);

/** Exploration as data, for `--json` and for the text below. */
export const explorationSummary = (
  name: string,
  cases: MachineCases,
  exploration: Exploration,
  coverage: Coverage,
) => ({
  machine: name,
  configurations: exploration.nodes.length,
  classes: quotientOf(exploration).nodes.length,
  edges: exploration.nodes.reduce((sum, node) => sum + node.edges.length, 0),
  refused: exploration.nodes.reduce((sum, node) => sum + node.refused.length, 0),
  isTruncated: exploration.isTruncated,
  transitions: { total: coverage.total, coverable: coverage.covered.length },
  unreachableStates: coverage.unreachableStates,
  deadEnds: [
    ...new Set(
      exploration.nodes
        .filter(
          (node, index) =>
            !exploration.cut.has(index) &&
            node.observation.status === 'active' &&
            !node.isFrontier &&
            node.edges.every((e) => exploration.nodes[e.to] === node),
        )
        .map((node) => valueText(node.observation.value)),
    ),
  ],
  uncovered: coverage.uncovered,
  missing: exploration.missing,
  misnamed: misnamedCases(cases),
  errors: exploration.errors,
});

/** The summary of an exploration as text. */
export const explorationText = (summary: ReturnType<typeof explorationSummary>): string =>
  [
    `${summary.machine}: ${summary.configurations} configurations` +
      `${summary.isTruncated ? ' (the limit was met; the rest is not expanded)' : ''} in ` +
      `${summary.classes} classes, ` +
      `${summary.edges} edges, ${summary.refused} refused events; ` +
      `${summary.transitions.coverable} of ${summary.transitions.total} ` +
      'transitions coverable',
    ...summary.unreachableStates.map(
      (id) => `  ${summary.isTruncated ? 'not entered before the limit' : 'never entered'}: ${id}`,
    ),
    ...summary.deadEnds.map((value) => `  never left, and not final: ${value}`),
    ...summary.uncovered.map(
      (u) => `  ${u.isExplained ? 'exception' : 'uncovered'} ${u.id}: ${u.reason}`,
    ),
    ...summary.missing.map((name) => `  missing case: ${name}`),
    ...summary.misnamed.map((sentence) => `  ${sentence}`),
    ...summary.errors.map((error) => `  error: ${error}`),
  ].join('\n');

const SOME = 5;
const someOf = (names: readonly string[]): string =>
  names.slice(0, SOME).join(', ') + (names.length > SOME ? ` and ${names.length - SOME} more` : '');

/** How early the heaviest transitions are covered. */
export const positionText = ({ mean, unordered }: WeightedPosition): string =>
  `by weight, a transition is covered at step ${mean.toFixed(1)} in the ` +
  `mean (${unordered.toFixed(1)} in the order planned)`;

/** What a cap on the length of paths costs; empty when there is none. */
export const capText = ({ maxPath, uncappedCost, cost }: Plan): string[] =>
  maxPath === null || uncappedCost === undefined
    ? []
    : [`capped at ${counted(maxPath, 'step')}: cost ${cost} instead of ${uncappedCost}`];

/** A plan as text. */
export const planText = (plan: Plan): string =>
  [
    `${plan.machine}: ${counted(plan.paths.length, 'path')}, ` +
      `${counted(plan.steps, 'step')}, cost ${plan.cost}, bound ${plan.bound}` +
      (plan.left === undefined
        ? ` (${ratioOf(plan)}${plan.isExact ? ', optimal' : ''})`
        : ' for all of it'),
    ...capText(plan).map((line) => `  ${line}`),
    ...(plan.strategy === undefined ? [] : [`  the ${plan.strategy} paths of @xstate/graph`]),
    ...(plan.position === undefined ? [] : [`  ${positionText(plan.position)}`]),
    ...(plan.left === undefined
      ? []
      : [`  in no path: ${someOf(plan.left.map((label) => label.replaceAll('\n', ' then ')))}`]),
    ...(plan.isTruncated ? ['  exploring met its limit: what lies beyond is in no path'] : []),
    ...plan.paths.flatMap((path, i) => [
      `  path ${i + 1} from ${valueText(path.expect.value)}` +
        (path.input === 'default' ? '' : `, input "${path.input}"`),
      ...path.steps.map(
        (step, j) =>
          `    ${String(j + 1).padStart(3)}  ` +
          `${stimulusLabel({ type: step.event, case: step.case })} → ` +
          valueText(step.expect.value),
      ),
    ]),
  ].join('\n');
