import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { stableJson } from '../base/stableJson';
import {
  createContextDigester,
  effectsOf,
  type ContextDigest,
  type Executed,
} from '../model/effects';
import { Names } from '../model/names';
import { createStandIns } from '../model/standIn';
import { casesOfActor, eventStimuli, outcomeOf, type Stimulus } from '../model/stimuli';
import { settleDone, settleError, settleSnapshot } from '../model/stub';
import { Taken } from '../model/taken';
import { transitionId, type TransitionId } from '../model/transitions';
import { valueText } from '../model/words';
import type { Consequences, Expectation, PlanStep, Refusal } from '../plan/types';
import { asRun } from './asRun';
import { StepClock } from './clock';

/** One life of the machine under test. */
export class Subject {
  /** Transitions of the last step, in order. */
  taken: TransitionId[] = [];
  private readonly microsteps = new Taken();
  private readonly names = new Names();
  private executed: Executed[] = [];
  private fields: ContextDigest = {};
  private thrown: unknown;
  private readonly digest = createContextDigester();
  private readonly clock = new StepClock();
  private readonly events: readonly Stimulus[];
  private readonly actor: Actor<AnyStateMachine>;

  constructor(
    machine: AnyStateMachine,
    private readonly cases: MachineCases,
    input: string,
    /** Runs the actions of the machine's own; without, they are only noted. */
    isWithActions = false,
  ) {
    this.events = eventStimuli(cases);
    if (!(input in cases.inputs)) throw new Error(`the case file has no input "${input}"`);
    this.actor = createActor(asRun(machine, this.names, isWithActions), {
      clock: this.clock,
      input: cases.inputs[input],
      logger: () => {},
      inspect: (event) => this.record(event),
    });
    Object.assign(this.actor.system, { get: createStandIns() });
    // An actor without an error observer reports to the global scope, which would end the process.
    this.actor.subscribe({ error: (error) => (this.thrown = error) });
  }

  start(): void {
    this.actor.start();
  }

  stop(): void {
    this.actor.stop();
  }

  do(step: PlanStep): void {
    this.taken = [];
    this.executed = [];
    const outcome = outcomeOf(step.event);
    if (step.case === null) this.fireTimer(step.event);
    else if (outcome) this.settle(outcome, step.case);
    else this.actor.send(this.eventOf(step.event, step.case));
  }

  expect({ expect }: { expect: Expectation }): void {
    if (this.thrown !== undefined) throw this.thrown;
    const actual = this.observe();
    for (const key of ['status', 'value', 'tags'] as const)
      if (stableJson(actual[key]) !== stableJson(expect[key]))
        throw new Error(`${key}: expected ${told(expect, key)}, got ${told(actual, key)}`);
  }

  expectTransitions({ transitions }: { transitions: readonly TransitionId[] }): void {
    if (this.taken.join() !== transitions.join())
      throw new Error(
        `transitions: expected ${transitions.join(', ') || 'none'}, took ` +
          (this.taken.join(', ') || 'none'),
      );
  }

  expectConsequences({ changes, effects }: Consequences): void {
    if (changes) this.expectContext(changes);
    if (effects) this.expectEffects(effects);
  }

  refuse(refusals: readonly Refusal[], expect: Expectation): number {
    for (const { event, case: name } of refusals) {
      if (name === null || event.startsWith('xstate.')) continue;
      this.taken = [];
      this.actor.send(this.eventOf(event, name));
      const actual = this.observe();
      if (this.taken.length > 0 || stableJson(actual.value) !== stableJson(expect.value))
        throw new Error(
          `${event} · ${name} must be refused in ${valueText(expect.value)}, but ` +
            `led to ${valueText(actual.value)}`,
        );
    }
    return refusals.length;
  }

  private expectContext(changes: NonNullable<Consequences['changes']>): void {
    const before = this.fields;
    const { context } = this.actor.getSnapshot() as AnyMachineSnapshot;
    this.fields = this.digest(context);
    for (const key of new Set([
      ...Object.keys(before),
      ...Object.keys(this.fields),
      ...Object.keys(changes),
    ])) {
      const expected = key in changes ? changes[key] : before[key];
      if ((this.fields[key] ?? null) === (expected ?? null)) continue;
      const got = stableJson((context as Record<string, unknown>)[key]);
      throw new Error(
        `context.${key}: expected ${expected ?? 'none'}${key in changes ? '' : ' as it was'}, ` +
          `got ${got}`,
      );
    }
  }

  private expectEffects(expected: readonly string[]): void {
    const effects = effectsOf(this.executed, this.actor.getSnapshot() as AnyMachineSnapshot);
    const at = Math.max(
      0,
      [...effects, null].findIndex((effect, i) => effect !== expected[i]),
    );
    if (effects.length !== expected.length || effects[at] !== expected[at])
      throw new Error(
        `effects: expected ${expected[at] ?? 'nothing more'}, got ${effects[at] ?? 'nothing more'}`,
      );
  }

  /**
   * The first microsteps come while `createActor` still runs, so the actor is known by its session
   * id.
   */
  private record(event: InspectionEvent): void {
    if (event.type === '@xstate.actor') this.nameActor(event.actorRef as AnyActorRef);
    if (!('sessionId' in event.actorRef) || event.actorRef.sessionId !== event.rootId) return;
    if (event.type === '@xstate.microstep')
      this.taken.push(...this.microsteps.by(event).map(transitionId));
    if (event.type === '@xstate.action') this.executed.push(event.action);
  }

  private nameActor(made: AnyActorRef): void {
    if (!('_parent' in made) || made._parent === undefined) return;
    this.names.name(made);
  }

  private observe(): { value: StateValue; tags: string[]; status: string } {
    const snapshot = this.actor.getSnapshot() as AnyMachineSnapshot;
    return {
      value: snapshot.value as StateValue,
      tags: [...snapshot.tags].sort(),
      status: snapshot.status,
    };
  }

  private eventOf(type: string, name: string) {
    const found = this.events.find((stimulus) => stimulus.type === type && stimulus.case === name);
    if (!found) throw new Error(`the case file has no case "${name}" of event "${type}"`);
    return found.event;
  }

  private settle(
    { kind, actor }: { kind: 'done' | 'error' | 'snapshot'; actor: string },
    name: string,
  ): void {
    const children = this.actor.getSnapshot().children as Record<string, AnyActorRef | undefined>;
    const ref = Object.values(children).find((child) => child?.id === actor);
    if (!ref) throw new Error(`no actor "${actor}" runs here`);
    const given = casesOfActor(this.cases, { id: actor, src: ref.src });
    const find = <T extends { name: string }>(list: readonly T[] | undefined): T => {
      const found = list?.find((c) => c.name === name);
      if (!found)
        throw new Error(`the case file has no case "${name}" for ${kind} of actor "${actor}"`);
      return found;
    };
    if (kind === 'done') ref.send(settleDone(find(given?.done).output));
    else if (kind === 'error') ref.send(settleError(find(given?.error).error));
    else ref.send(settleSnapshot(find(given?.snapshot).snapshot));
  }

  /** Timers of the stubs' mail share the clock: fires until this machine has seen its own. */
  private fireTimer(type: string): void {
    let isSeen = false;
    const subscription = this.actor.system.inspect((event) => {
      if (
        event.type === '@xstate.event' &&
        event.actorRef === this.actor &&
        event.event.type === type
      )
        isSeen = true;
    });
    while (!isSeen && this.clock.fireNext());
    subscription.unsubscribe();
    if (!isSeen) throw new Error(`timer ${type} does not run here`);
  }
}

/** One side of an expectation that was not met; a word in quotes, several states joined. */
const told = (
  seen: { value: StateValue; tags: readonly string[]; status: string },
  key: 'status' | 'value' | 'tags',
): string =>
  key === 'tags'
    ? stableJson(seen.tags)
    : `"${key === 'value' ? valueText(seen.value) : seen.status}"`;
