import {
  createEmptyActor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';
import { ODD, type RandomChart } from './randomChart';

/** What a chart can really do. */
export type Truth = {
  /** The marks of the transitions whose actions were executed. */
  readonly taken: ReadonlySet<string>;
  /** Every value and context that it comes to, as text. */
  readonly reached: ReadonlySet<string>;
  readonly isWhole: boolean;
  /** False when an event leads into an endless loop. */
  readonly settles: boolean;
  /** Each step, and the start; those that change nothing are left out. */
  readonly steps: readonly Step[];
  /** The ids of the actors that run, and the events of the timers, by the key of a moment. */
  readonly running: ReadonlyMap<string, readonly string[]>;
};

/** What leads from one moment to another, by their keys. */
export type Step = {
  /** Null at the start. */
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  readonly kind: 'event' | 'outcome' | 'snapshot' | 'timer' | 'start';
  readonly snapshot: AnyMachineSnapshot;
  /** The ids of the actors that are started, and the events of the timers that are set. */
  readonly begins: readonly string[];
};

type Timer = {
  id: string | undefined;
  event: EventObject;
  left: number;
  /** False once xstate knows another timer, or none, by its id. */
  isHeld: boolean;
};
type Moment = {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  ended: ReadonlySet<unknown>;
};
type Action = { type: string; params?: unknown };
type Sent = { event: EventObject; delay?: number; id?: string; to?: unknown };

/** How exactly time is walked through, in milliseconds; all delays are multiples of 50. */
const TICK = 10;
/** More than this, for one event, is endless. */
const MOST = 5_000;
/** What an actor that is followed tells. */
const SNAPSHOT = { status: 'active', output: undefined, error: undefined, context: { n: 1 } };

/**
 * Walks all there is with the pure functions of xstate, and shares no code with the tool. Events
 * take no time, and of the timers the one due first fires; or, where it is `timed`, time goes by in
 * ticks between events.
 */
export const bruteForce = (
  { machine, events, actors, followed }: RandomChart,
  limit: number,
  isTimed = false,
): Truth => {
  const taken = new Set<string>();
  const reached = new Set<string>();
  const seen = new Set<string>();
  const queue: Moment[] = [];
  let settles = true;
  let actions: Action[] = [];
  const scope = idleScope((action) => actions.push(action));
  const steps: Step[] = [];
  const running = new Map<string, readonly string[]>();

  const mailOf = (done: readonly Action[]): EventObject[] =>
    done.flatMap(({ type, params }): EventObject[] => {
      const { to, event, delay, actorRef } = (params ?? {}) as Sent & { actorRef?: Follower };
      if (type === 'xstate.sendTo' && to === scope.self && delay === undefined) return [event];
      if (type !== 'xstate.spawnChild' || !actorRef?._syncSnapshot) return [];
      // One that is stopped in the same step never starts.
      if (done.some((other) => other.type === 'xstate.stopChild' && other.params === actorRef))
        return [];
      const snapshot: unknown = actorRef.getSnapshot();
      return [{ type: `xstate.snapshot.${actorRef.id}`, snapshot } as EventObject];
    });

  const record = (moment: Moment): string => {
    reached.add(placeOf(moment.snapshot));
    const key = keyOf(moment, actors);
    if (seen.has(key)) return key;
    seen.add(key);
    queue.push(moment);
    const isActive = moment.snapshot.status === 'active';
    running.set(key, [
      ...actors.filter((id) => {
        const child = (moment.snapshot.children as Record<string, unknown>)[id];
        return isActive && child && !moment.ended.has(child);
      }),
      ...moment.timers.map(({ event }) => event.type),
    ]);
    return key;
  };

  const arrive = (
    move: () => AnyMachineSnapshot,
    timers: readonly Timer[],
    ended: ReadonlySet<unknown>,
    by: Pick<Step, 'from' | 'event' | 'kind'> & { before?: AnyMachineSnapshot },
  ): void => {
    actions = [];
    let snapshot: AnyMachineSnapshot;
    try {
      snapshot = move();
      let done = actions;
      const mail = mailOf(done);
      for (let event = mail.shift(); event; event = mail.shift()) {
        if (snapshot.status !== 'active') break;
        if (mail.length + done.length > MOST) throw new Error('its own messages never end');
        actions = [];
        snapshot = machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
        mail.push(...mailOf(actions));
        done = [...done, ...actions];
      }
      actions = done;
    } catch {
      settles = false;
      return;
    }
    let left = timers.map((timer) => ({ ...timer }));
    for (const { type, params } of actions) {
      if (type === 'mark') taken.add((params as { id: string }).id);
      if (type === 'xstate.cancel') {
        const { sendId } = params as { sendId: string };
        left = left.filter(({ id, isHeld }) => id !== sendId || !isHeld);
      }
      const { to, event, delay, id } = (params ?? {}) as Sent;
      const isOwn = type === 'xstate.raise' || (type === 'xstate.sendTo' && to === scope.self);
      if (!isOwn || delay === undefined) continue;
      for (const timer of left) if (id !== undefined && timer.id === id) timer.isHeld = false;
      left.push({ id, event, left: delay, isHeld: true });
    }
    const to = record({ snapshot, timers: snapshot.status === 'active' ? left : [], ended });
    const { before, ...labels } = by;
    const hasMoved = actions.some(({ type }) => type === 'mark');
    // As a refused event.
    if (!hasMoved && (by.kind === 'event' || by.kind === 'snapshot')) return;
    const had = Object.values((before?.children ?? {}) as Record<string, unknown>);
    const begins = [
      ...Object.entries(snapshot.children as Record<string, unknown>)
        .filter(([, child]) => !had.includes(child))
        .map(([id]) => id),
      ...actions.flatMap(({ type, params }) => {
        const { actorRef, event, delay } = (params ?? {}) as Sent & { actorRef?: { id: string } };
        if (type === 'xstate.spawnChild') return actorRef ? [actorRef.id] : [];
        const isSent = type === 'xstate.raise' || type === 'xstate.sendTo';
        return isSent && delay !== undefined ? [event.type] : [];
      }),
    ];
    steps.push({ ...labels, to, snapshot, begins });
  };

  arrive(() => machine.getInitialSnapshot(scope) as AnyMachineSnapshot, [], new Set(), {
    from: null,
    event: '',
    kind: 'start',
  });
  for (let moment = queue.shift(); moment && seen.size < limit; moment = queue.shift()) {
    const { snapshot, timers, ended } = moment;
    if (snapshot.status !== 'active') continue;
    const from = keyOf(moment, actors);
    const go = (kind: Step['kind'], event: EventObject, rest = timers, over = ended) =>
      arrive(() => machine.transition(snapshot, event, scope) as AnyMachineSnapshot, rest, over, {
        from,
        event: event.type,
        kind,
        before: snapshot,
      });
    for (const type of events) go('event', { type });
    for (const id of actors) {
      const child = (snapshot.children as Record<string, unknown>)[id];
      if (!child || ended.has(child)) continue;
      const over = new Set([...ended, child]);
      const outcome = { actorId: id };
      go(
        'outcome',
        { ...outcome, type: `xstate.done.actor.${id}`, output: null } as EventObject,
        timers,
        over,
      );
      go(
        'outcome',
        { ...outcome, type: `xstate.error.actor.${id}`, error: 'no' } as EventObject,
        timers,
        over,
      );
      if (followed.includes(id))
        go('snapshot', { type: `xstate.snapshot.${id}`, snapshot: SNAPSHOT } as EventObject);
    }
    const first = timers.reduce<Timer | undefined>(
      (due, timer) => (due && due.left <= timer.left ? due : timer),
      undefined,
    );
    if (!first) continue;
    const later = (time: number) => timers.map((timer) => ({ ...timer, left: timer.left - time }));
    if (isTimed && first.left > 0)
      record({ snapshot, timers: later(Math.min(TICK, first.left)), ended });
    else
      go(
        'timer',
        first.event,
        later(first.left)
          .filter((_, index) => timers[index] !== first)
          .map((timer) => ({
            ...timer,
            isHeld: timer.isHeld && (timer.id === undefined || timer.id !== first.id),
          })),
      );
  }
  return { taken, reached, isWhole: seen.size < limit, settles, steps, running };
};

type Follower = AnyActorRef & { readonly _syncSnapshot?: boolean };

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
export const placeOf = ({ value, context, status, output }: AnyMachineSnapshot): string => {
  const { odd, ...others } = context as { odd: unknown };
  return JSON.stringify([
    status,
    value,
    others,
    ODD.findIndex((one) => Object.is(one, odd)),
    status === 'done' ? JSON.stringify(output) : null,
  ]);
};

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
