import type { AnyTransitionDefinition } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { stableJson } from '../base/stableJson';
import { stimulusLabel } from '../model/stimuli';
import { stateNodesOf, transitionsOf, type TransitionId } from '../model/transitions';
import { valueText } from '../model/words';
import type { Plan, PlanPath } from '../plan/types';
import { runPlan } from './run';

/** A version of a machine: its chart and cases, or only a plan. */
export type Version = {
  readonly machine: string;
  readonly plan: Plan;
  readonly states: readonly string[];
  /** What each transition says: guard, target, actions; empty where only a plan is known. */
  readonly transitions: Readonly<Record<TransitionId, string>>;
  readonly cases?: MachineCases;
};

export type VersionDiff = {
  readonly machine: string;
  readonly states: Changes;
  readonly transitions: Changes & {
    readonly changed: readonly {
      readonly id: TransitionId;
      readonly before: string;
      readonly after: string;
    }[];
  };
  /** Paths by their steps; `changed` are paths whose same steps now lead to something else. */
  readonly paths: Changes & { readonly changed: readonly string[] };
  /**
   * Where the old plan fails on the new machine; null where the new version is a plan file, which
   * nothing can be walked on.
   */
  readonly broken: readonly string[] | null;
};
type Changes = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** What `diff` compares of a machine: its chart and its plan. */
export const versionOfCases = (cases: MachineCases, plan: Plan): Version => ({
  machine: cases.machine.id,
  plan,
  states: stateNodesOf(cases.machine).map(({ id }) => id),
  transitions: Object.fromEntries(
    [...transitionsOf(cases.machine)].map(([id, transition]) => [id, wordsOf(transition)]),
  ),
  cases,
});

/** What a plan tells of its machine: the states it came to and the transitions it took. */
export const versionOfPlan = (plan: Plan): Version => {
  const stops = plan.paths.flatMap((path) => [path, ...path.steps]);
  return {
    machine: plan.machine,
    plan,
    states: [...new Set(stops.map(({ expect }) => valueText(expect.value)))],
    transitions: Object.fromEntries(
      stops.flatMap(({ transitions }) => transitions.map((id) => [id, ''])),
    ),
  };
};

/**
 * What is new, gone and changed between two versions of a machine. Two plans alone are compared by
 * their expectations.
 */
export const diffVersions = (before: Version, after: Version): VersionDiff => {
  const isPlanOnly = before.cases === undefined || after.cases === undefined;
  const [old, young] = isPlanOnly
    ? [versionOfPlan(before.plan), versionOfPlan(after.plan)]
    : [before, after];
  const said = Object.entries(young.transitions);
  const [oldPaths, youngPaths] = [pathsOf(old.plan), pathsOf(young.plan)];
  return {
    machine: after.machine,
    states: changesOf(old.states, young.states),
    transitions: {
      ...changesOf(Object.keys(old.transitions), Object.keys(young.transitions)),
      changed: said.flatMap(([id, words]) => {
        const was = old.transitions[id];
        return was === undefined || was === words ? [] : [{ id, before: was, after: words }];
      }),
    },
    paths: {
      ...changesOf([...oldPaths.keys()], [...youngPaths.keys()]),
      changed: [...youngPaths].flatMap(([name, path]) => {
        const was = oldPaths.get(name);
        return was && stableJson(was) !== stableJson(path) ? [name] : [];
      }),
    },
    broken: after.cases ? brokenBy(before.plan, after.cases) : null,
  };
};

/** Whether two versions do not differ. */
export const isSame = ({ states, transitions, paths, broken }: VersionDiff): boolean =>
  [
    states.added,
    states.removed,
    transitions.added,
    transitions.removed,
    transitions.changed,
    paths.added,
    paths.removed,
    paths.changed,
    broken ?? [],
  ].every((list) => list.length === 0);

const changesOf = (before: readonly string[], after: readonly string[]): Changes => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});

/** The name of a path is its steps. */
const pathsOf = ({ paths }: Plan): Map<string, PlanPath> =>
  new Map(paths.map((path) => [nameOf(path), path]));
const nameOf = ({ input, steps }: PlanPath) =>
  [
    `start "${input}"`,
    ...steps.map((step) => stimulusLabel({ type: step.event, case: step.case })),
  ].join(' → ');

const brokenBy = (plan: Plan, cases: MachineCases): string[] =>
  plan.paths.flatMap((path, index) => {
    const { failure } = runPlan({ ...plan, paths: [path] }, cases);
    if (!failure) return [];
    const at =
      failure.step < 0 ? 'its start' : `step ${failure.step + 1} (${failure.trace.at(-1)})`;
    return [`path ${index + 1}, ${at}: ${failure.message}`];
  });

const wordsOf = ({ guard, target, actions, reenter }: AnyTransitionDefinition): string => {
  const names = actions.map(named);
  return [
    guard === undefined ? '' : `if ${named(guard)}`,
    target === undefined ? 'stays' : `to ${target.map(({ id }) => id).join(', ')}`,
    reenter ? 'reentering' : '',
    names.length > 0 ? `does ${names.join(', ')}` : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
};

const named = (thing: unknown): string => {
  if (typeof thing === 'string') return thing;
  const { type, name } = thing as { type?: unknown; name?: unknown };
  if (typeof type === 'string') return type;
  return typeof name === 'string' && name !== '' ? name : '(inline)';
};
