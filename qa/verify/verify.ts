import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { explore, type Exploration } from '../explore/explore';
import { messageOf } from '../model/model';
import { stimulusLabel } from '../model/stimuli';
import { counted } from '../model/words';
import type { Plan } from '../plan/types';
import { planOfWitnesses } from '../plan/witnesses';
import { runPlan } from '../run/run';
import { check, type Counterexample } from './check';
import { createDues, type DuesOf } from './fairness';
import { isLeftByChart } from './leaving';
import { misnamedIn } from './misnamed';
import type { PartStep } from './productGraph';

/** A life in which a property does not hold, as data. */
export type Breach = {
  readonly input: string;
  /** `event · case`; of a timer its event alone. */
  readonly steps: readonly string[];
  /**
   * The steps that come again and again after them; empty where nothing more has to happen, null
   * where the last step is wrong by itself.
   */
  readonly repeats: readonly string[] | null;
  /** The walk as a plan for `replay`; undefined where no path can be walked so. */
  readonly plan: Plan | undefined;
  /** Why a real actor does not go that way; null where it was seen to. */
  readonly notReplayed: string | null;
  /** Of a product, what its parts do in each step. */
  readonly parts?: readonly (readonly PartStep[])[];
};

/** What became of a property. `undecided`: it holds as far as was explored, and there is more. */
export type Verdict = {
  readonly property: Pick<Property, 'name' | 'says' | 'clauses' | 'keptBy'>;
} & (
  | { readonly verdict: 'holds' }
  | { readonly verdict: 'undecided' | 'idle' | 'broken'; readonly because: string }
  | { readonly verdict: 'violated'; readonly breach: Breach }
);

export type Verification = {
  readonly machine: string;
  readonly configurations: number;
  readonly verdicts: readonly Verdict[];
  /** One sentence for each thing that is wrong; empty when all is well. */
  readonly problems: readonly string[];
};

/** A machine explored as far as the proof of its properties needs. */
export const exploreToProve = (cases: MachineCases): Exploration =>
  explore({ ...cases, limit: cases.proofLimit ?? cases.limit });

/** Checks each property of a machine in all lives that its cases can bring about. */
export const verify = (
  cases: MachineCases,
  properties: readonly Property[],
  exploration: Exploration = exploreToProve(cases),
): Verification => {
  const verdicts = properties.map((property) => verdictOn(property, cases, exploration));
  return {
    machine: cases.machine.id,
    configurations: exploration.nodes.length,
    verdicts,
    problems: [
      ...misnamedIn(properties, cases),
      ...verdicts.flatMap((verdict) => problemOf(verdict) ?? []),
    ],
  };
};

/** Whether one property holds. */
export const verdictOn = (
  { name, says, clauses, keptBy, rule }: Property,
  cases: MachineCases,
  exploration: Exploration,
): Verdict => {
  const property = { name, says, ...(clauses && { clauses }), ...(keptBy && { keptBy }) };
  try {
    const checked = check(rule, exploration, duesOf(cases, exploration));
    if (checked.found)
      return { property, verdict: 'violated', breach: breachOf(checked.found, cases) };
    const waiting = exploration.withWaiting();
    const later = waiting && check(rule, waiting, duesOf(cases, waiting)).found;
    if (later)
      return { property, verdict: 'violated', breach: { ...namesOf(later), ...ONLY_BY_WAITING } };
    const because = whyUndecided(exploration) ?? (waiting && whyUndecided(waiting));
    if (because !== undefined) {
      const isDecided = !checked.idle && isLeftByChart(rule, cases) && isOnlyBounded(exploration);
      return isDecided
        ? { property, verdict: 'holds' }
        : { property, verdict: 'undecided', because };
    }
    return checked.idle
      ? { property, verdict: 'idle', because: 'nothing that it speaks of ever happens' }
      : { property, verdict: 'holds' };
  } catch (error) {
    return { property, verdict: 'broken', because: `a condition threw: ${messageOf(error)}` };
  }
};

/** Whether nothing is wrong with what was explored, and only a bound cuts something off. */
const isOnlyBounded = ({ errors, missing }: Exploration): boolean =>
  errors.length === 0 && missing.length === 0;

const duesOf =
  (cases: MachineCases, exploration: Exploration) =>
  (ending: readonly string[]): DuesOf =>
    createDues(cases, exploration, ending);

const namesOf = ({ walk, cycle }: Counterexample) => ({
  input: walk.input,
  steps: walk.steps.map(stimulusLabel),
  repeats: cycle?.map(stimulusLabel) ?? null,
});

const ONLY_BY_WAITING = {
  plan: undefined,
  notReplayed: 'it needs time that passes between events, and no path waits',
};

const breachOf = (found: Counterexample, cases: MachineCases): Breach => {
  const names = namesOf(found);
  const { input, steps, repeats } = names;
  const { plan } = planOfWitnesses(cases, [
    { tells: [], input, steps: [...steps, ...(repeats ?? [])] },
  ]);
  if (plan.paths.length === 0)
    return {
      ...names,
      plan: undefined,
      notReplayed: 'it cannot be walked by the names of its cases',
    };
  const { failure } = runPlan(plan, cases);
  return { ...names, plan, notReplayed: failure?.message ?? null };
};

const whyUndecided = ({
  isTruncated,
  limit,
  nodes,
  errors,
  missing,
}: Exploration): string | undefined => {
  if (isTruncated) return `not decided beyond the limit of ${counted(limit, 'configuration')}`;
  if (errors.length > 0) return `not decided beyond an error: ${errors[0]}`;
  if (missing.length > 0) return `not decided where a case is missing: ${missing[0]}`;
  const bound = nodes.filter(({ isFrontier }) => isFrontier).length;
  return bound === 0
    ? undefined
    : `not decided beyond the bound of the case file (${counted(bound, 'configuration')})`;
};

/** What is wrong with a verdict, in a sentence; undefined for nothing. */
export const problemOf = ({ property: { name }, ...verdict }: Verdict): string | undefined => {
  switch (verdict.verdict) {
    case 'violated':
      return `"${name}" does not hold: ${breachText(verdict.breach)}`;
    case 'idle':
    case 'broken':
      return `"${name}" says nothing: ${verdict.because}.`;
    default:
      return undefined;
  }
};

/** A counterexample in one line. */
export const breachText = ({ input, steps, repeats, notReplayed }: Breach): string =>
  [
    [`started with "${input}"`, ...steps].join(' → ') + endingOf(repeats),
    ...(notReplayed === null ? [] : [`(not replayed: ${notReplayed})`]),
  ].join(' ');

const endingOf = (repeats: Breach['repeats']): string => {
  if (repeats === null) return '.';
  return repeats.length === 0
    ? ', and nothing more has to come.'
    : `, and then without end ${repeats.join(' → ')}.`;
};
