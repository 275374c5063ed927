import type { Capsule, CapsuleEntry } from '../../machines/shared/capsule';
import type { MachineCases } from '../../machines/shared/cases';
import { chartHash } from '../../machines/shared/chart';
import { stimulusLabel } from '../model/stimuli';
import { valueText } from '../model/words';
import { payloadText } from './candidates';
import { replayActor, type ActorReplay, type Outcome } from './replayActor';

export type Replay = {
  readonly isPassed: boolean;
  /** Replayed up to their end or to a difference. */
  readonly actors: readonly ActorReplay[];
  readonly events: number;
  /** Actors left out, each with the reason. */
  readonly skipped: readonly string[];
  /** The first difference between the machines and the record, by the record's time. */
  readonly first: ActorReplay | null;
  readonly sentence: string;
};

/** Replays a capsule on the machines, and gives their first difference from the record. */
export const replayCapsule = (
  capsule: Capsule,
  all: readonly MachineCases[],
  onActor: (machine: string) => void = () => undefined,
): Replay => {
  const order = new Map(capsule.entries.map((entry, index) => [entry, index]));
  const actors: ActorReplay[] = [];
  const skipped: string[] = [];
  for (const actor of capsule.actors) {
    const cases = all.find(({ machine }) => machine.id === actor.machine);
    const entries = capsule.entries.filter((entry) => entry.actor === actor.id);
    if (!cases) {
      skipped.push(`${actor.machine} (${actor.id}): no case file`);
      continue;
    }
    onActor(actor.machine);
    const replay = replayActor(actor, entries, cases);
    if (replay.problem === null) actors.push(replay);
    else skipped.push(`${actor.machine} (${actor.id}): ${replay.problem}`);
  }
  const place = ({ difference }: ActorReplay) =>
    difference ? (order.get(difference.entry) ?? Infinity) : Infinity;
  const [first = null] = actors
    .filter(({ difference }) => difference)
    .toSorted((a, b) => place(a) - place(b));
  const events = actors.reduce((total, { entries }) => total + entries.length, 0);
  const hasChanged =
    first !== null &&
    all.some(
      ({ machine }) =>
        machine.id === first.actor.machine && chartHash(machine) !== first.actor.hash,
    );
  return {
    isPassed: first === null,
    actors,
    events,
    skipped,
    first,
    sentence: first
      ? differenceSentence(first, hasChanged)
      : `${actors.length} actors, ${events} events, all as recorded`,
  };
};

const differenceSentence = (
  { actor, difference, entries, cases }: ActorReplay,
  hasChanged: boolean,
): string => {
  if (!difference) return '';
  const { entry, step, replayed } = difference;
  const changed = hasChanged ? ' (it has changed since the report was made)' : '';
  const trace = entries
    .slice(0, step)
    .map((one, i) => `${labelOf(one, cases[i] ?? null)} → ${valueText(one.value)}`);
  const instead = replayed ? `goes ${outcomeText(replayed)}` : 'fails on every case of it';
  return [
    `${actor.machine}${changed} differs at ${timeOf(entry)}, event ` +
      `${step + 1} of ${entries.length}, ${labelOf(entry, null)}: recorded ` +
      `${outcomeText(entry)}, but the machine ${instead}.`,
    ...trace,
  ].join('\n    ');
};

/** Where it led and by which transitions, for people. */
export const outcomeText = ({ transitions, value, status }: Outcome) =>
  `to ${valueText(value)}${status === 'active' ? '' : ` (${status})`} by ` +
  (transitions.join(', ') || 'no transition');

const labelOf = ({ events }: CapsuleEntry, name: string | null): string =>
  events
    .map(
      (event, i) =>
        stimulusLabel({ type: event.type, case: i === 0 ? name : null }) +
        (name === null ? payloadText(event) : ''),
    )
    .join(', ');

const timeOf = ({ at }: CapsuleEntry) => `${(at / 1_000).toFixed(1)} s`;
