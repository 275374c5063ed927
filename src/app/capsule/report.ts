import type { AnyStateMachine } from 'xstate';
import {
  CAPSULE_KIND,
  CAPSULE_VERSION,
  type Capsule,
  type CapsuleActor,
} from '../../../machines/shared/capsule';
import { chartHash, transitionId } from '../../../machines/shared/chart';
import type { Entry, Life, Recorder } from './recorder';

/** The capsule of the recording until now. */
export const capsuleOf = (
  recorder: Pick<Recorder, 'read'>,
  about: Pick<Capsule, 'app' | 'page' | 'flags' | 'seed'> & { timeZone: string },
): Capsule => {
  const { startedAt, entries } = recorder.read();
  const { app, page, flags, seed, timeZone } = about;
  return {
    kind: CAPSULE_KIND,
    version: CAPSULE_VERSION,
    app,
    page,
    clock: { startedAt, timeZone },
    flags,
    seed,
    actors: [...new Set(entries.map(({ life }) => life))].flatMap((life) =>
      life.machine ? [actorOf(life, life.machine)] : [],
    ),
    entries: entries.flatMap(entryOf),
  };
};

/** A capsule as the text of its file. */
export const capsuleText = (capsule: Capsule): string => JSON.stringify(capsule);
/** The name of a capsule's file, by the time of its start. */
export const capsuleName = ({ clock: { startedAt } }: Capsule): string =>
  `report-${new Date(startedAt).toISOString().replaceAll(/\D/g, '').slice(0, 14)}.json`;

const actorOf = ({ id, parent, name, from }: Life, machine: AnyStateMachine): CapsuleActor => ({
  id,
  parent,
  name,
  machine: machine.id,
  hash: hashOf(machine),
  from,
});

const hashes = new Map<string, string>();
const hashOf = (machine: AnyStateMachine): string => {
  const hash = hashes.get(machine.id) ?? chartHash(machine);
  hashes.set(machine.id, hash);
  return hash;
};

const entryOf = ({ life, at, by, events, taken, after }: Entry): Capsule['entries'] =>
  after
    ? [
        {
          at,
          actor: life.id,
          by,
          events,
          transitions: taken.map(transitionId),
          value: after.value,
          status: after.status,
        },
      ]
    : [];
