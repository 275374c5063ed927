import fc from 'fast-check';
import type { MachineCases } from '../../machines/shared/cases';
import { createModel, isRefused, messageOf, type Configuration, type Model } from '../model/model';
import { stimulusLabel } from '../model/stimuli';
import { valueText } from '../model/words';
import { createRecorder, planOfPaths, type Recorded } from '../plan/recorder';
import type { Plan, PlanPath, PlanStep } from '../plan/types';
import { Subject } from './subject';

export type RandomOptions = {
  readonly seed: number;
  /** Walks. */
  readonly runs: number;
  /** Most stimuli of one walk. */
  readonly steps: number;
};

export type RandomResult = {
  readonly machine: string;
  readonly seed: number;
  readonly walks: number;
  readonly steps: number;
  /** The shortest walk found on which the actor and the model differ, and the difference. */
  readonly failure:
    | { readonly message: string; readonly trace: readonly string[]; readonly plan: Plan }
    | undefined;
};

/** Which input, and for each step which of the stimuli that there are. */
type Choices = { readonly input: number; readonly picks: readonly number[] };

/**
 * Walks the real actor along random stimuli, events that it must refuse among them, and holds each
 * step against the model. What fails is shrunk and comes back as a plan of one path. The same seed
 * walks the same ways.
 */
export const walkRandomly = (
  cases: MachineCases,
  { seed, runs, steps }: RandomOptions,
): RandomResult => {
  const model = createModel(cases);
  const counts = { walks: 0, steps: 0 };
  let last: Walked | undefined;
  const choices: fc.Arbitrary<Choices> = fc.record({
    input: fc.nat(),
    picks: fc.array(fc.nat(), { maxLength: steps, size: 'max' }),
  });
  const property = fc.property(choices, (chosen) => {
    const walked = walk(chosen, cases, model);
    counts.walks++;
    counts.steps += walked.path.steps.length;
    // The last failing walk that is tried is the result of shrinking.
    if (walked.message !== undefined) last = walked;
    return walked.message === undefined;
  });
  const { failed } = fc.check(property, { seed, numRuns: runs });
  const failure =
    failed && last?.message !== undefined
      ? { message: last.message, trace: last.trace, plan: planOfPaths(cases, [last.path]) }
      : undefined;
  return { machine: cases.machine.id, seed, ...counts, failure };
};

type Walked = {
  readonly path: PlanPath;
  readonly trace: readonly string[];
  readonly message: string | undefined;
};

const walk = ({ input: inputPick, picks }: Choices, cases: MachineCases, model: Model): Walked => {
  const inputs = Object.keys(cases.inputs);
  const input = inputs[inputPick % inputs.length] ?? 'default';
  const trace = [`start with input "${input}"`];
  const subject = new Subject(model.machine, cases, input);
  const record = createRecorder();
  const steps: PlanStep[] = [];
  let first: Recorded = NOTHING;
  const path = (): PlanPath => ({ input, ...first, steps });
  try {
    const started = model.start(cases.inputs[input]);
    first = record(started);
    subject.start();
    check(subject, first);
    let here: Configuration = started.configuration;
    for (const pick of picks) {
      if (here.snapshot.status !== 'active' || !cases.constraint(here.snapshot.context)) break;
      const { stimuli } = model.stimuli(here);
      const stimulus = stimuli[pick % stimuli.length];
      if (!stimulus) break;
      const moved = model.step(here, stimulus);
      const named = { event: stimulus.type, case: stimulus.case };
      if (isRefused(stimulus, moved)) {
        trace.push(`${stimulusLabel(stimulus)} → refused`);
        const last = steps.pop();
        if (last) steps.push({ ...last, refuses: [...last.refuses, named] });
        else first = { ...first, refuses: [...first.refuses, named] };
        subject.refuse([named], (last ?? first).expect);
        continue;
      }
      here = moved.configuration;
      const step: PlanStep = { ...named, ...record(moved) };
      steps.push(step);
      trace.push(`${stimulusLabel(stimulus)} → ${valueText(step.expect.value)}`);
      subject.do(step);
      check(subject, step);
    }
    return { path: path(), trace, message: undefined };
  } catch (error) {
    return { path: path(), trace, message: messageOf(error) };
  } finally {
    subject.stop();
  }
};

const check = (subject: Subject, expected: Recorded): void => {
  subject.expect(expected);
  subject.expectTransitions(expected);
  subject.expectConsequences(expected);
};

const NOTHING: Recorded = {
  expect: { value: {}, tags: [], status: 'active' },
  transitions: [],
  refuses: [],
};
