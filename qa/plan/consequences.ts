import type { MachineCases } from '../../machines/shared/cases';
import {
  changesBetween,
  createContextDigester,
  effectsOf,
  type ContextDigest,
} from '../model/effects';
import { createModel, type Moved } from '../model/model';
import { stimulusLabel } from '../model/stimuli';
import type { Consequences, PlanPath, PlanStep } from './types';

/**
 * The same paths, with what each step does to the context and to the outside: they are walked on
 * the model.
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
          'the path cannot be walked: ' +
            `${stimulusLabel({ type: step.event, case: step.case })} cannot happen`,
        );
      here = model.step(here.configuration, stimulus);
      return { ...step, ...consequencesOf(here) };
    });
    return { ...path, ...atStart, steps };
  });
};
