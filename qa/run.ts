import { createActor, type Actor, type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent, type StateValue } from 'xstate';
import type { MachineCases } from '../machines/shared/cases';
import { StepClock } from './clock';
import type { Expectation, Plan, PlanPath, PlanStep, Refusal } from './plan';
import { eventStimuli, outcomeOf, stimulusLabel } from './stimuli';
import { stableJson } from './stableJson';
import { settleDone, settleError, settleSnapshot, withStubs } from './stub';
import { transitionId, type TransitionId } from './transitions';

export type Failure = {
  /** Index of the path in the plan. */
  readonly path: number;
  /** Index of the step; -1 is the start. */
  readonly step: number;
  readonly message: string;
  /** What was done up to the failure, one line each. */
  readonly trace: readonly string[];
};

export type RunResult = {
  readonly machine: string;
  readonly isPassed: boolean;
  /** Transitions that the actor was seen to take. */
  readonly covered: ReadonlySet<TransitionId>;
  readonly paths: number;
  readonly steps: number;
  readonly refusals: number;
  readonly failure: Failure | undefined;
};

type RunOptions = {
  /** Runs the plan on another version of the machine. */
  readonly machine?: AnyStateMachine;
};

/**
 * Walks a plan on a real actor: stubbed actors that are settled on demand, a clock that fires one timer at a time. After
 * each step value, tags, status and the transitions taken must be those of the plan; refusals must change nothing.
 */
export const runPlan = (plan: Plan, cases: MachineCases, { machine = cases.machine }: RunOptions = {}): RunResult => {
  const stubbed = withStubs(machine);
  const covered = new Set<TransitionId>();
  const counts = { steps: 0, refusals: 0 };
  let failure: Failure | undefined;
  for (const [index, path] of plan.paths.entries()) {
    failure = walk(path, index, { cases, machine: stubbed, covered, counts });
    if (failure) break;
  }
  return { machine: plan.machine, isPassed: !failure, covered, paths: plan.paths.length, ...counts, failure };
};

type Walk = { cases: MachineCases; machine: AnyStateMachine; covered: Set<TransitionId>; counts: { steps: number; refusals: number } };

const walk = (path: PlanPath, index: number, { cases, machine, covered, counts }: Walk): Failure | undefined => {
  const trace: string[] = [`start with input "${path.input}"`];
  const subject = new Subject(machine, cases, path.input);
  let step = -1;
  try {
    subject.start();
    subject.expect(path, path.transitions);
    for (const id of subject.taken) covered.add(id);
    counts.refusals += subject.refuse(path.refuses, path.expect);
    for (const planned of path.steps) {
      step++;
      counts.steps++;
      trace.push(`${stimulusLabel({ type: planned.event, case: planned.case })} → ${stableJson(planned.expect.value)}`);
      subject.do(planned);
      for (const id of subject.taken) covered.add(id);
      subject.expect(planned, planned.transitions);
      counts.refusals += subject.refuse(planned.refuses, planned.expect);
    }
    return undefined;
  } catch (error) {
    return { path: index, step, message: error instanceof Error ? error.message : String(error), trace };
  } finally {
    subject.stop();
  }
};

/** One life of the machine under test. */
class Subject {
  /** Transitions of the last step, in order. */
  taken: TransitionId[] = [];
  private thrown: unknown;
  private readonly clock = new StepClock();
  private readonly actor: Actor<AnyStateMachine>;

  constructor(
    machine: AnyStateMachine,
    private readonly cases: MachineCases,
    input: string,
  ) {
    if (!(input in cases.inputs)) throw new Error(`the case file has no input "${input}"`);
    this.actor = createActor(machine, {
      clock: this.clock,
      input: cases.inputs[input],
      logger: () => {},
      inspect: (event) => this.record(event),
    });
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
    const outcome = outcomeOf(step.event);
    if (step.case === null) this.fireTimer(step.event);
    else if (outcome) this.settle(outcome, step.case);
    else this.actor.send(this.eventOf(step.event, step.case));
  }

  expect({ expect }: { expect: Expectation }, transitions: readonly TransitionId[]): void {
    if (this.thrown !== undefined) throw this.thrown;
    const actual = this.observe();
    for (const key of ['status', 'value', 'tags'] as const)
      if (stableJson(actual[key]) !== stableJson(expect[key]))
        throw new Error(`${key}: expected ${stableJson(expect[key])}, got ${stableJson(actual[key])}`);
    if (this.taken.join() !== transitions.join())
      throw new Error(`transitions: expected ${transitions.join(', ') || 'none'}, took ${this.taken.join(', ') || 'none'}`);
  }

  refuse(refusals: readonly Refusal[], expect: Expectation): number {
    for (const { event, case: name } of refusals) {
      if (name === null || event.startsWith('xstate.')) continue;
      this.taken = [];
      this.actor.send(this.eventOf(event, name));
      const actual = this.observe();
      if (this.taken.length > 0 || stableJson(actual.value) !== stableJson(expect.value))
        throw new Error(`${event} · ${name} must be refused in ${stableJson(expect.value)}, but led to ${stableJson(actual.value)}`);
    }
    return refusals.length;
  }

  /** The first microsteps come while `createActor` still runs, so the actor is known by its session id. */
  private record(event: InspectionEvent): void {
    if (event.type === '@xstate.microstep' && 'sessionId' in event.actorRef && event.actorRef.sessionId === event.rootId)
      this.taken.push(...event._transitions.map(transitionId));
  }

  private observe(): { value: StateValue; tags: string[]; status: string } {
    const snapshot = this.actor.getSnapshot() as AnyMachineSnapshot;
    return { value: snapshot.value as StateValue, tags: [...snapshot.tags].sort(), status: snapshot.status };
  }

  private eventOf(type: string, name: string) {
    const found = eventStimuli(this.cases).find((stimulus) => stimulus.type === type && stimulus.case === name);
    if (!found) throw new Error(`the case file has no case "${name}" of event "${type}"`);
    return found.event;
  }

  private settle({ kind, actor }: { kind: 'done' | 'error' | 'snapshot'; actor: string }, name: string): void {
    const ref = this.actor.getSnapshot().children[actor];
    if (!ref) throw new Error(`no actor "${actor}" runs here`);
    const given = this.cases.actors[actor];
    const find = <T extends { name: string }>(list: readonly T[] | undefined): T => {
      const found = list?.find((c) => c.name === name);
      if (!found) throw new Error(`the case file has no case "${name}" for ${kind} of actor "${actor}"`);
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
      if (event.type === '@xstate.event' && event.actorRef === this.actor && event.event.type === type) isSeen = true;
    });
    while (!isSeen && this.clock.fireNext());
    subscription.unsubscribe();
    if (!isSeen) throw new Error(`timer ${type} does not run here`);
  }
}
