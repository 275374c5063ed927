import type { MachineCases } from '../../machines/shared/cases';
import { observe } from '../explore/explore';
import {
  changesBetween,
  createContextDigester,
  effectsOf,
  type ContextDigest,
} from '../model/effects';
import type { Moved } from '../model/model';
import { hashOf } from './hash';
import type { Plan, PlanPath, Refusal } from './types';

/** The expectations of a plan for a start or a step. */
export type Recorded = Omit<PlanPath, 'input' | 'steps'>;

/** Writes down what the model does in one life, step by step, as a plan says it. */
export const createRecorder = (): ((moved: Moved) => Recorded) => {
  const digest = createContextDigester();
  let fields: ContextDigest = {};
  return ({ configuration: { snapshot }, transitions, actions }) => {
    const before = fields;
    fields = digest(snapshot.context);
    const refuses: Refusal[] = [];
    return {
      expect: { ...observe(snapshot) },
      transitions,
      refuses,
      changes: changesBetween(before, fields),
      effects: effectsOf(actions, snapshot),
    };
  };
};

/** A plan of paths that no tour made; it promises no coverage. */
export const planOfPaths = (cases: MachineCases, paths: readonly PlanPath[]): Plan => {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return {
    machine: cases.machine.id,
    hash: hashOf(cases),
    cover: 'transition',
    resetCost: 1,
    maxPath: null,
    paths,
    steps,
    cost: steps + paths.length,
    bound: 0,
    isExact: false,
  };
};
