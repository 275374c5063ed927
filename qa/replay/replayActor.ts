import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { MARK, type CapsuleActor, type CapsuleEntry } from '../../machines/shared/capsule';
import type { MachineCases } from '../../machines/shared/cases';
import { stableJson } from '../base/stableJson';
import { explore } from '../explore/explore';
import { createPureScope, type PureScope } from '../model/scope';
import { withStubs } from '../model/stub';
import { transitionId } from '../model/transitions';
import { valueText } from '../model/words';
import type { PlanPath, PlanStep } from '../plan/types';
import { eventCandidates, inputCandidates, type Candidate } from './candidates';

/** Where a step led, by the record or by the machine. */
export type Outcome = {
  readonly transitions: readonly string[];
  readonly value: StateValue;
  readonly status: string;
};

type Difference = {
  /** Place among the actor's entries. */
  readonly step: number;
  readonly entry: CapsuleEntry;
  /** Of the likeliest case; null when the machine takes no case of this event without an error. */
  readonly replayed: Outcome | null;
};

export type ActorReplay = {
  readonly actor: CapsuleActor;
  readonly entries: readonly CapsuleEntry[];
  /** The case of each step that went as recorded; null where no case was needed. */
  readonly cases: readonly (string | null)[];
  /**
   * The life as a path that can be walked elsewhere, up to the difference; null where its start is
   * not in the record.
   */
  readonly path: PlanPath | null;
  readonly difference: Difference | null;
  /** Why it could not be replayed at all. */
  readonly problem: string | null;
};

/**
 * One way in which everything up to now can have happened: texts are not recorded, so there may be
 * several.
 */
type Way = {
  readonly snapshot: AnyMachineSnapshot;
  readonly misfit: number;
  readonly steps: Chain | null;
};
type Chain = {
  readonly before: Chain | null;
  readonly case: string | null;
  readonly late: boolean;
  readonly snapshot: AnyMachineSnapshot;
  readonly entry: CapsuleEntry;
};
type Attempt = {
  snapshot: AnyMachineSnapshot | null;
  transitions: string[];
  misfit: number;
  case: string | null;
  isFilled: boolean;
  from: Before;
};
type Before = Pick<Way, 'steps'>;

/**
 * The penalty of a case that itself would have led elsewhere: acting it out knows only its name.
 */
const MISNOMER = 100;

/**
 * Ways and candidates followed at once; where the few end, the many are tried before a difference
 * is told.
 */
const FEW = { ways: 16, candidates: 12 };
const MANY = { ways: 400, candidates: 200 };
type Breadth = typeof FEW;
/** Tried in turn where a text is not known: the first that goes as recorded. */
const UNKNOWN = [MARK, '••••', '••••••', '••••••••'] as const;

/**
 * Gives a machine, without running anything, what an actor of the record was given. What the record
 * does not say is taken from the case file: a step goes as recorded if some case takes the recorded
 * transitions into the recorded state.
 */
export const replayActor = (
  actor: CapsuleActor,
  entries: readonly CapsuleEntry[],
  cases: MachineCases,
): ActorReplay => {
  const replay = attempt(actor, entries, cases, FEW);
  return replay.difference || replay.problem !== null
    ? attempt(actor, entries, cases, MANY)
    : replay;
};

const attempt = (
  actor: CapsuleActor,
  entries: readonly CapsuleEntry[],
  cases: MachineCases,
  breadth: Breadth,
): ActorReplay => {
  const machine = withStubs(cases.machine);
  const pure = createPureScope();
  const began = actor.from === null ? null : waysTo(actor.from, cases);
  const base = { actor, entries, cases: [], path: null, difference: null };
  if (began?.length === 0)
    return {
      ...base,
      problem: `the record begins in ${valueText(actor.from ?? {})}, where its cases never come`,
    };

  let ways: readonly Way[] = began ?? [];
  for (const [step, entry] of entries.entries()) {
    let attempts: Attempt[] = [];
    let asRecorded: Attempt[] = [];
    for (const unknown of UNKNOWN) {
      const more =
        began === null && step === 0
          ? starts(machine, pure, cases, entry, breadth, unknown)
          : ways.flatMap((way) => goOn(machine, pure, cases, way, entry, breadth, unknown));
      asRecorded = more.filter((one) => isAsRecorded(one, entry));
      if (unknown === MARK) attempts = more;
      if (asRecorded.length > 0) break;
    }
    if (asRecorded.length === 0) {
      const chain = ways[0]?.steps ?? null;
      return {
        ...base,
        cases: caseNames(chain),
        path: began === null ? pathOf(chain) : null,
        difference: { step, entry, replayed: outcomeOf(attempts) },
        problem: null,
      };
    }
    ways = distinct(judged(asRecorded), entry).slice(0, breadth.ways);
  }
  const chain = ways[0]?.steps ?? null;
  return {
    ...base,
    cases: caseNames(chain),
    path: began === null ? pathOf(chain) : null,
    problem: null,
  };
};

/** Every configuration with that value: the record no longer holds what led there. */
const waysTo = (value: StateValue, cases: MachineCases): Way[] =>
  explore(cases)
    .nodes.filter(
      ({ observation, snapshot }) =>
        snapshot.status === 'active' && stableJson(observation.value) === stableJson(value),
    )
    .slice(0, MANY.ways)
    .map(({ snapshot }) => ({ snapshot, misfit: 0, steps: null }));

const starts = (
  machine: AnyStateMachine,
  pure: PureScope,
  cases: MachineCases,
  entry: CapsuleEntry,
  breadth: Breadth,
  unknown: string,
): Attempt[] => {
  const [init, ...late] = entry.events;
  if (!init) return [];
  const from: Before = { steps: null };
  return inputCandidates(cases, init).flatMap((candidate): Attempt[] => {
    const recording = pure.begin(undefined);
    const snapshot = safely(
      () => machine.getInitialSnapshot(pure.scope, candidate.value) as AnyMachineSnapshot,
    );
    const started: Attempt = {
      snapshot,
      transitions: recording.listed.map(transitionId),
      misfit: candidate.misfit,
      case: candidate.case,
      isFilled: candidate.isFilled,
      from,
    };
    return late.reduce<Attempt[]>(
      (ways, event) =>
        ways.flatMap((way) =>
          send(machine, pure, eventCandidates(cases, event, unknown), way, breadth),
        ),
      [started],
    );
  });
};

const goOn = (
  machine: AnyStateMachine,
  pure: PureScope,
  cases: MachineCases,
  way: Way,
  entry: CapsuleEntry,
  breadth: Breadth,
  unknown: string,
): Attempt[] =>
  entry.events.reduce<Attempt[]>(
    (ways, event) =>
      ways.flatMap((one) =>
        send(machine, pure, eventCandidates(cases, event, unknown), one, breadth),
      ),
    [
      {
        snapshot: way.snapshot,
        transitions: [],
        misfit: way.misfit,
        case: null,
        isFilled: false,
        from: way,
      },
    ],
  );

const send = (
  machine: AnyStateMachine,
  pure: PureScope,
  events: readonly Candidate<{ type: string }>[],
  at: Attempt,
  breadth: Breadth,
): Attempt[] => {
  const before = at.snapshot;
  if (!before) return [at];
  return events.slice(0, breadth.candidates).map((candidate): Attempt => {
    const recording = pure.begin(before);
    const snapshot = safely(
      () => machine.transition(before, candidate.value, pure.scope) as AnyMachineSnapshot,
    );
    return {
      snapshot,
      transitions: [...at.transitions, ...recording.listed.map(transitionId)],
      misfit: at.misfit + candidate.misfit,
      // A start keeps the name of its input.
      ...(at.case === null
        ? { case: candidate.case, isFilled: candidate.isFilled }
        : { case: at.case, isFilled: at.isFilled }),
      from: at.from,
    };
  });
};

/** A guard or action that throws on a payload shows that the payload was another one. */
const safely = (act: () => AnyMachineSnapshot): AnyMachineSnapshot | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

const isAsRecorded = ({ snapshot, transitions }: Attempt, entry: CapsuleEntry): boolean =>
  snapshot !== null &&
  snapshot.status === entry.status &&
  transitions.join() === entry.transitions.join() &&
  stableJson(snapshot.value) === stableJson(entry.value);

const judged = (attempts: readonly Attempt[]): Attempt[] => {
  const goAsTheyAre = new Map<Before, Set<string | null>>();
  for (const { isFilled, from, case: name } of attempts) {
    if (!isFilled) goAsTheyAre.set(from, (goAsTheyAre.get(from) ?? new Set()).add(name));
  }
  return attempts.map((one) =>
    one.isFilled && !goAsTheyAre.get(one.from)?.has(one.case)
      ? { ...one, misfit: one.misfit + MISNOMER }
      : one,
  );
};

/** Ways that reach the same configuration are one, the likeliest; the likeliest comes first. */
const distinct = (attempts: readonly Attempt[], entry: CapsuleEntry): Way[] => {
  const best = new Map<string, Way>();
  for (const { snapshot, misfit, case: name, from } of attempts.toSorted(
    (a, b) => a.misfit - b.misfit,
  )) {
    if (!snapshot) continue;
    const key = stableJson([
      snapshot.value,
      snapshot.context,
      historyOf(snapshot),
      Object.keys(snapshot.children).sort(),
    ]);
    if (!best.has(key))
      best.set(key, {
        snapshot,
        misfit,
        steps: { before: from.steps, case: name, late: entry.events.length > 1, snapshot, entry },
      });
  }
  return [...best.values()];
};

const historyOf = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue as Record<string, { id: string }[]>).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);

const outcomeOf = (attempts: readonly Attempt[]): Outcome | null => {
  const [likeliest] = attempts
    .filter(({ snapshot }) => snapshot !== null)
    .toSorted((a, b) => a.misfit - b.misfit);
  return likeliest?.snapshot
    ? {
        transitions: likeliest.transitions,
        value: likeliest.snapshot.value as StateValue,
        status: likeliest.snapshot.status,
      }
    : null;
};

const links = (last: Chain | null): Chain[] => {
  const all: Chain[] = [];
  for (let link = last; link; link = link.before) all.unshift(link);
  return all;
};
const caseNames = (last: Chain | null) => links(last).map((link) => link.case);

const pathOf = (last: Chain | null): PlanPath | null => {
  const [start, ...rest] = links(last);
  // Events that waited for a start are not part of a path.
  if (!start || start.case === null || start.late) return null;
  return {
    input: start.case,
    ...arrival(start),
    steps: rest.map((link): PlanStep => ({
      event: link.entry.events[0]?.type ?? '',
      case: link.case,
      ...arrival(link),
    })),
  };
};

const arrival = ({ snapshot, entry }: Chain) => ({
  expect: {
    value: snapshot.value as StateValue,
    tags: [...snapshot.tags].sort(),
    status: snapshot.status,
  },
  transitions: entry.transitions,
  refuses: [],
});
