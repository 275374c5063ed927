import type {
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  InputFrom,
  Snapshot,
} from 'xstate';
import { isThere } from '../../../machines/shared/arrival.selectors';

/** A part of the app that comes in a file of its own. */
export type Chunk<TPart> = {
  /** Fetches it, once; a fetch that failed is forgotten, so the next call fetches it again. */
  load: () => Promise<TPart>;
  /** Undefined until it is here. */
  read: () => TPart | undefined;
  /** Actors to be told, before `load` resolves, that it is here. */
  waiting: Set<AnyActorRef>;
};

/** A part that is fetched once, when it is first asked for. */
export const chunk = <TPart>(fetchPart: () => Promise<TPart>): Chunk<TPart> => {
  const waiting = new Set<AnyActorRef>();
  let part: TPart | undefined;
  let coming: Promise<TPart> | undefined;
  const arrive = (arrived: TPart) => {
    part = arrived;
    for (const actor of waiting) actor.send(ARRIVED);
    waiting.clear();
    return arrived;
  };
  return {
    load: () => {
      coming ??= fetchPart().then(arrive, (error: unknown) => {
        coming = undefined;
        throw error;
      });
      return coming;
    },
    read: () => part,
    waiting,
  };
};

type Options = {
  /** True when starting it is no reason to fetch it, because something else does. */
  isPatient?: boolean;
};

/** The output of a flow that was closed before its file came, by the verb of the event. */
const CLOSINGS: Readonly<Record<string, string>> = { close: 'closed', cancel: 'cancelled' };
const closingOf = (type: string): string | undefined => CLOSINGS[type.split('.')[1] ?? ''];

type Pending = Snapshot<unknown> & { input: unknown; waiting: readonly AnyEventObject[] };
/** What a waiting actor is told when its file is here. */
export const ARRIVED = { type: 'machine.arrived' };
/** True for the snapshot of an actor whose machine is not loaded yet. */
export const isPending = (snapshot: object): boolean => 'waiting' in snapshot;
const pending = (input: unknown): Pending => ({
  status: 'active',
  output: undefined,
  error: undefined,
  input,
  waiting: [],
});

/**
 * A machine that comes with its flow (docs/decisions/0045). Its actor can be invoked and sent
 * events before its file is there: it keeps them, begins when the file comes, and is the machine
 * from then on, under the same reference. Until then its snapshot is none of the machine's
 * (`isThere`).
 */
export const lazyMachine = <TPart, TMachine extends AnyStateMachine>(
  from: Chunk<TPart>,
  machineOf: (part: TPart) => TMachine,
  { isPatient = false }: Options = {},
): TMachine => {
  let made: TMachine | undefined;
  const machine = () => {
    const part = from.read();
    if (part !== undefined) made ??= machineOf(part);
    return made;
  };
  const logic = {
    getInitialSnapshot: (scope, input: InputFrom<TMachine>) =>
      machine()?.getInitialSnapshot(scope, input) ?? pending(input),
    start: (snapshot: Snapshot<unknown>, scope) => {
      if (isThere(snapshot)) {
        machine()?.start(snapshot as never);
        return;
      }
      from.waiting.add(scope.self);
      // A failure is told where the screen of the flow would stand: that comes from the same fetch.
      if (!isPatient) from.load().catch(() => undefined);
    },
    transition: (snapshot: Snapshot<unknown>, event, scope) => {
      if (isThere(snapshot)) return machine()?.transition(snapshot as never, event, scope);
      const kept = snapshot as Pending;
      switch (event.type) {
        case ARRIVED.type: {
          const loaded = machine();
          let next: Snapshot<unknown> = loaded?.getInitialSnapshot(scope, kept.input) ?? kept;
          for (const late of loaded ? kept.waiting : []) {
            if (next.status === 'active')
              next = loaded?.transition(next as never, late, scope) ?? next;
          }
          return next;
        }
        case 'xstate.stop':
          from.waiting.delete(scope.self);
          return { ...kept, status: 'stopped' };
        default: {
          const kind = closingOf(event.type);
          if (kind === undefined) return { ...kept, waiting: [...kept.waiting, event] };
          from.waiting.delete(scope.self);
          return { ...kept, status: 'done', output: { kind } };
        }
      }
    },
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) =>
      (isThere(snapshot) ? machine()?.getPersistedSnapshot(snapshot as never) : undefined) ??
      snapshot,
  } satisfies AnyActorLogic;
  return machine() ?? (logic as unknown as TMachine);
};
