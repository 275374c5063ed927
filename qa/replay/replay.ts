import type { Capsule, CapsuleEntry } from '../../machines/shared/capsule';
import type { MachineCases } from '../../machines/shared/cases';
import { chartHash } from '../../machines/shared/chart';
import { stimulusLabel } from '../model/stimuli';
import { valueText } from '../model/words';
import { payloadText } from './candidates';
import { replayActor, type ActorReplay, type Outcome } from './replayActor';

export type Replay = {
  readonly isPassed: boolean;
  /** Why the machines are another version than the report's; null where they are the same. */
  readonly change: string | null;
  /** Replayed up to their end or to a difference. */
  readonly actors: readonly ActorReplay[];
  readonly events: number;
  /** Actors left out, each with the reason. */
  readonly skipped: readonly string[];
  /** The first difference between the machines and the record, by the record's time. */
  readonly first: ActorReplay | null;
  readonly sentence: string;
};

export type ReplayOptions = {
  readonly onActor?: (machine: string) => void;
  /** Of the machines it is replayed on; without it only charts are compared. */
  readonly machinesHash?: string;
};

/** Replays a capsule on the machines, and gives their first difference from the record. */
export const replayCapsule = (
  capsule: Capsule,
  all: readonly MachineCases[],
  { onActor, machinesHash }: ReplayOptions = {},
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
    onActor?.(actor.machine);
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
  const change = changeSince(capsule, actors, all, machinesHash);
  const counts = `${actors.length} actors, ${events} events`;
  return {
    isPassed: first === null,
    change,
    actors,
    events,
    skipped,
    first,
    sentence: first
      ? differenceSentence(first, change)
      : change === null
        ? `${counts}, all as recorded`
        : `${counts}: their states and transitions are as recorded, but ${change}`,
  };
};

/**
 * What is known to differ, or not known to be the same, between the machines of a report and these.
 */
const changeSince = (
  { app }: Capsule,
  actors: readonly ActorReplay[],
  all: readonly MachineCases[],
  machinesHash: string | undefined,
): string | null => {
  const names = new Set(
    actors
      .filter(({ actor }) =>
        all.some(
          ({ machine }) => machine.id === actor.machine && chartHash(machine) !== actor.hash,
        ),
      )
      .map(({ actor: { machine } }) => machine),
  );
  if (names.size > 0)
    return (
      `since the report was made the ${names.size === 1 ? 'chart' : 'charts'} of ` +
      `${[...names].join(', ')} changed`
    );
  if (machinesHash === undefined || app.machines === machinesHash) return null;
  return app.machines
    ? 'since the report was made the source of the machines changed'
    : 'the report does not say from which source its machines were built';
};

const differenceSentence = (
  { actor, difference, entries, cases }: ActorReplay,
  change: string | null,
): string => {
  if (!difference) return '';
  const { entry, step, replayed } = difference;
  const changed = change === null ? '' : ` (${change})`;
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
