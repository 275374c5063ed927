import type { MachineCases } from '../machines/shared/cases';
import { changesBetween, createContextDigester, effectsOf, type ContextDigest } from './effects';
import { createModel, type Moved } from './model';
import type { PlanPath, PlanStep } from './plan';
import { stimulusLabel } from './stimuli';

/**
 * What a step leaves behind it, besides where the machine stands. A plan without them has a run
 * that does not look.
 */
export type Consequences = {
  /**
   * Fields of the context that are not as they were, each with a digest of its value; null where it
   * is gone.
   */
  readonly changes?: Readonly<Record<string, string | null>>;
  /** What was done to the world outside, in order (see `effectsOf`). */
  readonly effects?: readonly string[];
};

/**
 * The same paths, told what each step does to the context and to the world: they are walked on the
 * model.
 */
export const withConsequences = (paths: readonly PlanPath[], cases: MachineCases): PlanPath[] => {
  const model = createModel(cases);
  const digest = createContextDigester();
  return paths.map((path): PlanPath => {
    let fields: ContextDigest = {};
    const consequencesOf = ({
      configuration: { snapshot },
      actions,
    }: Moved): Required<Consequences> => {
      const before = fields;
      fields = digest(snapshot.context);
      return { changes: changesBetween(before, fields), effects: effectsOf(actions, snapshot) };
    };
    let here = model.start(cases.inputs[path.input]);
    const atStart = consequencesOf(here);
    const steps = path.steps.map((step): PlanStep => {
      const stimulus = model
        .stimuli(here.configuration)
        .stimuli.find((s) => s.type === step.event && s.case === step.case);
      if (!stimulus)
        throw new Error(
          `the path cannot be walked: ${stimulusLabel({ type: step.event, case: step.case })} cannot happen`,
        );
      here = model.step(here.configuration, stimulus);
      return { ...step, ...consequencesOf(here) };
    });
    return { ...path, ...atStart, steps };
  });
};
