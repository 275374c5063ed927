import {
  createEmptyActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';
import type { RandomChart } from './randomChart';

/** What a chart can really do. */
export type Truth = {
  /** The marks of the transitions whose actions were executed. */
  readonly taken: ReadonlySet<string>;
  /** Every value and context that it comes to, as text. */
  readonly reached: ReadonlySet<string>;
  readonly isWhole: boolean;
  /** False when an event leads into an endless loop. */
  readonly settles: boolean;
};

type Timer = { id: string | undefined; event: EventObject; left: number };
type Moment = {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  ended: ReadonlySet<unknown>;
};
type Action = { type: string; params?: unknown };

/**
 * Walks all there is with the pure functions of xstate, and shares no code with the tool. Time goes
 * as the tool says it does: an event takes none, and of the timers the one due first fires.
 */
export const bruteForce = ({ machine, events, actors }: RandomChart, limit: number): Truth => {
  const taken = new Set<string>();
  const reached = new Set<string>();
  const seen = new Set<string>();
  const queue: Moment[] = [];
  let settles = true;
  let actions: Action[] = [];
  const scope = idleScope((action) => actions.push(action));

  const arrive = (
    move: () => AnyMachineSnapshot,
    timers: readonly Timer[],
    ended: ReadonlySet<unknown>,
  ): void => {
    actions = [];
    let snapshot: AnyMachineSnapshot;
    try {
      snapshot = move();
    } catch {
      settles = false;
      return;
    }
    let running = [...timers];
    for (const { type, params } of actions) {
      if (type === 'mark') taken.add((params as { id: string }).id);
      if (type === 'xstate.cancel')
        running = running.filter(({ id }) => id !== (params as { sendId: string }).sendId);
      if (type === 'xstate.raise') {
        const { id, event, delay } = params as {
          id?: string;
          event: EventObject;
          delay?: number;
        };
        if (delay !== undefined) running.push({ id, event, left: delay });
      }
    }
    const moment = { snapshot, timers: snapshot.status === 'active' ? running : [], ended };
    reached.add(placeOf(snapshot));
    const key = keyOf(moment, actors);
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(moment);
  };

  arrive(() => machine.getInitialSnapshot(scope) as AnyMachineSnapshot, [], new Set());
  for (let moment = queue.shift(); moment && seen.size < limit; moment = queue.shift()) {
    const { snapshot, timers, ended } = moment;
    if (snapshot.status !== 'active') continue;
    const go = (event: EventObject, rest = timers, over = ended) =>
      arrive(() => machine.transition(snapshot, event, scope) as AnyMachineSnapshot, rest, over);
    for (const type of events) go({ type });
    for (const id of actors) {
      const child = (snapshot.children as Record<string, unknown>)[id];
      if (!child || ended.has(child)) continue;
      const over = new Set([...ended, child]);
      go(
        { type: `xstate.done.actor.${id}`, output: null, actorId: id } as EventObject,
        timers,
        over,
      );
      go(
        { type: `xstate.error.actor.${id}`, error: 'no', actorId: id } as EventObject,
        timers,
        over,
      );
    }
    const first = timers.reduce<Timer | undefined>(
      (due, timer) => (due && due.left <= timer.left ? due : timer),
      undefined,
    );
    if (first)
      go(
        first.event,
        timers
          .filter((timer) => timer !== first)
          .map((timer) => ({ ...timer, left: timer.left - first.left })),
      );
  }
  return { taken, reached, isWhole: seen.size < limit, settles };
};

/** Does nothing: every action that a real actor would run is handed over instead. */
const idleScope = (take: (action: Action) => void): AnyActorScope => {
  const self = createEmptyActor();
  const nothing = () => undefined;
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: take,
  };
};

/** Where a machine is, as a person sees it. */
export const placeOf = ({ value, context, status }: AnyMachineSnapshot): string =>
  JSON.stringify([status, value, context]);

const keyOf = ({ snapshot, timers, ended }: Moment, actors: readonly string[]): string =>
  JSON.stringify([
    placeOf(snapshot),
    // The order of the states says which is asked first.
    (snapshot._nodes as { id: string }[]).map(({ id }) => id),
    Object.entries(snapshot.historyValue as Record<string, { id: string }[]>).map(([id, nodes]) => [
      id,
      nodes.map((node) => node.id),
    ]),
    actors.map((id) => {
      const child = (snapshot.children as Record<string, unknown>)[id];
      return child ? ended.has(child) : null;
    }),
    timers,
  ]);
