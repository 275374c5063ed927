import type { AnyStateMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { stimulusLabel } from '../model/stimuli';
import { withStubs } from '../model/stub';
import type { TransitionId } from '../model/transitions';
import { valueText } from '../model/words';
import type { Plan, PlanPath, PlanStep } from '../plan/types';
import { Subject } from './subject';

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
  /** Compares what the machine shows and does, not which of its transitions did it. */
  readonly isBlackBox?: boolean;
  /** Runs the actions of the machine's own, which otherwise are only noted. */
  readonly isWithActions?: boolean;
  /** Leaves out refused events. */
  readonly isWithoutRefusals?: boolean;
};

/**
 * Walks a plan on a real actor: stubbed actors that are settled on demand, a clock that fires one
 * timer at a time. After each step value, tags, status, the transitions taken, context and effects
 * must be those of the plan; refusals must change nothing.
 */
export const runPlan = (
  plan: Plan,
  cases: MachineCases,
  { machine = cases.machine, ...look }: RunOptions = {},
): RunResult => {
  const stubbed = withStubs(machine);
  const covered = new Set<TransitionId>();
  const counts = { steps: 0, refusals: 0 };
  let failure: Failure | undefined;
  for (const [index, path] of plan.paths.entries()) {
    failure = walk(path, index, { cases, machine: stubbed, covered, counts, look });
    if (failure) break;
  }
  return {
    machine: plan.machine,
    isPassed: !failure,
    covered,
    paths: plan.paths.length,
    ...counts,
    failure,
  };
};

type Walk = {
  cases: MachineCases;
  machine: AnyStateMachine;
  covered: Set<TransitionId>;
  counts: { steps: number; refusals: number };
  look: Omit<RunOptions, 'machine'>;
};

const walk = (
  path: PlanPath,
  index: number,
  { cases, machine, covered, counts, look }: Walk,
): Failure | undefined => {
  const trace: string[] = [`start with input "${path.input}"`];
  const subject = new Subject(machine, cases, path.input, look.isWithActions);
  const expect = (planned: PlanPath | PlanStep) => {
    subject.expect(planned);
    if (!look.isBlackBox) subject.expectTransitions(planned);
    subject.expectConsequences(planned);
  };
  const refuse = (planned: PlanPath | PlanStep) => {
    if (!look.isWithoutRefusals) counts.refusals += subject.refuse(planned.refuses, planned.expect);
  };
  let step = -1;
  try {
    subject.start();
    expect(path);
    for (const id of subject.taken) covered.add(id);
    refuse(path);
    for (const planned of path.steps) {
      step++;
      counts.steps++;
      trace.push(
        `${stimulusLabel({ type: planned.event, case: planned.case })} → ` +
          valueText(planned.expect.value),
      );
      subject.do(planned);
      for (const id of subject.taken) covered.add(id);
      expect(planned);
      refuse(planned);
    }
    return undefined;
  } catch (error) {
    return {
      path: index,
      step,
      message: error instanceof Error ? error.message : String(error),
      trace,
    };
  } finally {
    subject.stop();
  }
};
