import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate';
import type { CapsuleEvent } from '../../../machines/shared/capsule';
import { ARRIVED, isPending } from '../../flows/shared/lazyMachine';
import type { sketchOf } from './sketch';

export type Life = {
  id: string;
  parent: string | null;
  name: string;
  machine: AnyStateMachine | null;
  /** The state before its oldest entry; null while that entry is its start. */
  from: StateValue | null;
  /** The events that arrived before the machine's code. */
  early: CapsuleEvent[];
  /** Entries whose macrostep has not ended. */
  open: Entry[];
  taken: AnyTransitionDefinition[];
};
export type Entry = {
  life: Life;
  at: number;
  by: string | null;
  events: CapsuleEvent[];
  taken: AnyTransitionDefinition[];
  after: { value: StateValue; status: string } | null;
};
export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Remembers the last `limit` macrosteps of the machines (docs/decisions/0028). It runs from the
 * first moment of every page, so it keeps only outlines and references; `report.ts` makes a capsule
 * of them. What makes outlines comes later than the first moment: until `outline` brings it, the
 * events are held themselves.
 */
export const createRecorder = ({ limit = 500, now = Date.now } = {}) => {
  const startedAt = now();
  let toOutline: typeof sketchOf | undefined;
  let held: { kept: CapsuleEvent; event: AnyEventObject }[] = [];
  const ring: Entry[] = [];
  const lives = new Map<string, Life>();

  const keep = (event: AnyEventObject): CapsuleEvent => {
    if (toOutline) return toOutline(event);
    const kept = { type: event.type };
    held.push({ kept, event });
    if (held.length > limit) held.shift();
    return kept;
  };

  const lifeOf = ({ sessionId, id, _parent }: AnyActorRef): Life => {
    const known = lives.get(sessionId);
    if (known) return known;
    const life = {
      id: sessionId,
      parent: _parent?.sessionId ?? null,
      name: id,
      machine: null,
      from: null,
      early: [],
      open: [],
      taken: [],
    };
    lives.set(sessionId, life);
    return life;
  };

  const add = (life: Life, by: string | null, events: CapsuleEvent[]): Entry => {
    const entry = { life, at: now() - startedAt, by, events, taken: [], after: null };
    ring.push(entry);
    const oldest = ring.length > limit ? ring.shift() : undefined;
    if (oldest?.after) oldest.life.from = oldest.after.value;
    return entry;
  };

  const inspect = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef;
    switch (event.type) {
      case '@xstate.microstep':
        lifeOf(actor).taken.push(...event._transitions);
        return;
      case '@xstate.event': {
        const snapshot: object = actor.getSnapshot();
        if (!isMachine(snapshot) && !isPending(snapshot)) return;
        const life = lifeOf(actor);
        const hasArrived = event.event.type === ARRIVED.type;
        if (!hasArrived) life.early.push(keep(event.event));
        if (hasArrived || isMachine(snapshot))
          life.open.push(add(life, event.sourceRef?.sessionId ?? null, life.early.splice(0)));
        return;
      }
      case '@xstate.snapshot': {
        const life = lives.get(actor.sessionId);
        if (!life) return;
        const { snapshot } = event;
        if (isMachine(snapshot)) {
          const { type } = event.event;
          const found = life.open.find(
            ({ events }) => type === ARRIVED.type || events.at(-1)?.type === type,
          );
          // A stop has no event of its own.
          const entry = found ?? add(life, life.parent, [keep(event.event)]);
          life.open = life.open.filter((one) => one !== found);
          life.machine = snapshot.machine;
          entry.taken = life.taken;
          entry.after = { value: snapshot.value, status: snapshot.status };
          life.taken = [];
        }
        if (snapshot.status !== 'active') lives.delete(life.id);
        return;
      }
      default:
    }
  };

  return {
    inspect,
    /** Brings what makes outlines; of the events held until then only outlines are left. */
    outline: (sketch: typeof sketchOf) => {
      toOutline = sketch;
      for (const { kept, event } of held) Object.assign(kept, sketch(event));
      held = [];
    },
    /** The recording until now: macrosteps that have ended, in the order of their events. */
    read: () => ({ startedAt, entries: ring.filter(({ after }) => after !== null) }),
  };
};

const isMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;
