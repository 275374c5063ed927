import {
  createActor,
  spawnChild,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { isStub, stub } from '../stub';
import { stateNodesOf } from '../transitions';
import { createActives, nodesOf, type Active, type Listeners } from './active';
import { withoutConflicts } from './conflicts';
import type { Completed, Entry } from './passage';
import { firstEnabled, firstEnabledByEvent, record, resolveActions, type Extra } from './resolve';

type Step = {
  readonly snapshot: AnyMachineSnapshot;
  readonly transitions: readonly AnyTransitionDefinition[];
};
export type Stepper = (
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  scope: AnyActorScope,
) => Step;

type Invocation = AnyStateNode['invoke'][number];
type Chart = {
  readonly machine: AnyStateMachine;
  readonly activeOf: (nodes: readonly AnyStateNode[]) => Active;
  readonly refOf: (invocation: Invocation, scope: AnyActorScope) => AnyActorRef;
};

/**
 * Does what `machine.transition` does, for exploring: tens of thousands of steps through some
 * dozens of sets of active states, each of which is read from the chart once.
 * `tests/qa/step.test.ts` holds it against xstate, and so does every run of a plan. Undefined for a
 * chart with history states: xstate has to step through it.
 */
export const createStepper = (machine: AnyStateMachine): Stepper | undefined => {
  if (stateNodesOf(machine).some(({ type }) => type === 'history')) return undefined;
  const chart: Chart = { machine, activeOf: createActives(), refOf: createRefs() };
  return (before, event, scope) => new Macrostep(chart, before, event, scope).run();
};

/** From an event until the machine settles. */
class Macrostep {
  private readonly queue: EventObject[] = [];
  private readonly taken: AnyTransitionDefinition[] = [];
  private active: Active;

  constructor(
    private readonly chart: Chart,
    private snapshot: AnyMachineSnapshot,
    private event: EventObject,
    private readonly scope: AnyActorScope,
  ) {
    this.active = chart.activeOf(nodesOf(snapshot));
  }

  run(): Step {
    const selected = this.selected();
    if (selected.length === 0 && this.event.type.startsWith('xstate.error.actor')) {
      this.stopAll();
      const { error } = this.event as EventObject & { error: unknown };
      return {
        snapshot: { ...this.snapshot, status: 'error', error } as AnyMachineSnapshot,
        transitions: this.taken,
      };
    }
    this.microstep(selected);
    this.comeToRest();
    const { snapshot } = this;
    if (snapshot.status !== 'active') this.stopAll();
    return { snapshot, transitions: this.taken };
  }

  private comeToRest(): void {
    const { machine } = this.chart;
    const most = machine.options.maxIterations ?? Infinity;
    let isChanged = true;
    for (let microsteps = 1; this.snapshot.status === 'active'; microsteps++) {
      if (microsteps > most)
        throw new Error(`${machine.id} has not settled after ${most} microsteps`);
      const before = this.snapshot;
      const eventless = isChanged ? selectEventless(this.active, before, this.event) : [];
      if (eventless.length > 0) {
        this.microstep(eventless);
        isChanged = this.snapshot !== before;
        continue;
      }
      const raised = this.queue.shift();
      if (!raised) return;
      this.event = raised;
      this.microstep(this.selected());
      isChanged = true;
    }
  }

  private selected(): readonly AnyTransitionDefinition[] {
    return selectBy(this.active.listenersTo(this.event.type), this.snapshot, this.event);
  }

  private microstep(selected: readonly AnyTransitionDefinition[]): void {
    if (selected.length === 0) return;
    const passage = this.active.passage(selected);
    this.taken.push(...passage.taken);
    for (const node of passage.left) {
      this.act(node.exit);
      for (const { id } of node.invoke) this.stop(id);
    }
    this.act(passage.actions);
    for (const entry of passage.entered) this.enter(entry);
    const innermostFirst =
      this.snapshot.status === 'done'
        ? [...passage.nodes].sort((a, b) => b.order - a.order)
        : undefined;
    if (innermostFirst) this.act(innermostFirst.flatMap((node) => node.exit));
    if (passage.active === this.active) return;
    // As in xstate: the last states are in the order in which they are left.
    this.active = innermostFirst ? this.chart.activeOf(innermostFirst) : passage.active;
    const { nodes, value, tags } = this.active;
    this.snapshot = { ...this.snapshot, _nodes: nodes, value, tags } as AnyMachineSnapshot;
  }

  private enter(entry: Entry): void {
    const { node } = entry;
    const extra: Extra = {
      internalQueue: this.queue,
      deferredActorIds: node.invoke.map(({ id }) => id),
      retries: [],
    };
    this.act(node.entry, extra);
    for (const invocation of node.invoke) this.start(invocation, extra);
    if (entry.isByDefault) this.act(node.initial.actions, extra);
    for (const [action, params] of extra.retries)
      action.retryResolve?.(this.scope, this.snapshot, params);
    if (entry.completes) this.complete(node, entry.completes);
  }

  private complete(node: AnyStateNode, { compound, parallels, machineBy }: Completed): void {
    if (compound) this.queue.push(doneEvent(compound, this.outputOf(node.output, this.event)));
    for (const parallel of parallels) this.queue.push(doneEvent(parallel, undefined));
    if (!machineBy) return;
    const { output } = this.chart.machine.root;
    const by = doneEvent(
      machineBy,
      machineBy.parent && output !== undefined
        ? this.outputOf(machineBy.output, this.event)
        : undefined,
    );
    this.snapshot = {
      ...this.snapshot,
      status: 'done',
      output: this.outputOf(output, by),
    } as AnyMachineSnapshot;
  }

  private outputOf(output: unknown, event: EventObject): unknown {
    const {
      snapshot: { context },
      scope: { self },
    } = this;
    return typeof output === 'function'
      ? (output as (args: object) => unknown)({ context, event, self })
      : output;
  }

  private act(
    actions: readonly unknown[],
    extra: Extra = { internalQueue: this.queue, deferredActorIds: undefined, retries: [] },
  ): void {
    if (actions.length > 0)
      this.snapshot = resolveActions(actions, this.snapshot, this.event, this.scope, extra);
  }

  private start(invocation: Invocation, extra: Extra): void {
    const { id, src, input, systemId } = invocation;
    const { machine, refOf } = this.chart;
    const isStubbed = typeof src === 'string' && isStub(machine.implementations.actors[src]);
    if (invocation.onSnapshot || !isStubbed)
      return this.act(
        [spawnChild(src, { ...invocation, syncSnapshot: Boolean(invocation.onSnapshot) })],
        extra,
      );
    const given = this.outputOf(input, this.event);
    const actorRef = refOf(invocation, this.scope);
    this.snapshot = {
      ...this.snapshot,
      children: { ...childrenOf(this.snapshot), [id]: actorRef },
    };
    record(this.scope, 'xstate.spawnChild', { id, systemId, actorRef, src, input: given });
  }

  private stop(id: string): void {
    const { [id]: ref, ...children } = childrenOf(this.snapshot);
    this.snapshot = { ...this.snapshot, children };
    record(this.scope, 'xstate.stopChild', ref);
  }

  private stopAll(): void {
    for (const id of Object.keys(childrenOf(this.snapshot))) this.stop(id);
  }
}

const childrenOf = (snapshot: AnyMachineSnapshot) =>
  snapshot.children as Record<string, AnyActorRef | undefined>;

const doneEvent = ({ id }: AnyStateNode, output: unknown): EventObject =>
  ({ type: `xstate.done.state.${id}`, output }) as EventObject;

const selectBy = (
  listeners: Listeners | undefined,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): readonly AnyTransitionDefinition[] => {
  if (!listeners) return [];
  const inner = listeners.inner.flatMap((one) => selectBy(one, snapshot, event));
  const own =
    inner.length > 0 ? undefined : firstEnabledByEvent(listeners.candidates, snapshot, event);
  return own ? [own] : inner;
};

const selectEventless = (
  { eventless, nodes }: Active,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): readonly AnyTransitionDefinition[] => {
  if (eventless.length === 0) return [];
  const enabled = new Set<AnyTransitionDefinition>();
  for (const line of eventless)
    for (const always of line) {
      const found = firstEnabled(always, snapshot, event);
      if (!found) continue;
      enabled.add(found);
      break;
    }
  return withoutConflicts([...enabled], nodes, {});
};

/** Actors that never run need no state of their own, only an identity each time. */
const createRefs = (): ((invocation: Invocation, scope: AnyActorScope) => AnyActorRef) => {
  const models = new WeakMap<Invocation, AnyActorRef>();
  return (invocation, { self }) => {
    const { id, src, systemId } = invocation;
    const model = models.get(invocation) ?? createActor(stub, { id, src, systemId, parent: self });
    models.set(invocation, model);
    return Object.create(model) as AnyActorRef;
  };
};
