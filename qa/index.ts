/**
 * The public interface of the path-coverage tool, for programs. People use the command line
 * (`qa/main.ts`); `defineConfig` comes from `qa/base/configFile`, which reads no configuration.
 */
export { defineCases, type MachineCases } from '../machines/shared/cases';
export {
  always,
  before,
  defineProperties,
  every,
  leadsTo,
  never,
  none,
  some,
  type Condition,
  type Conditions,
  type Moment,
  type Property,
  type Rule,
} from '../machines/shared/properties';
export {
  everyBusyStateIsLeft,
  secretGone,
  sentOncePerWish,
} from '../machines/shared/commonProperties';
export { affectedPaths, type Affected, type WalkedPath } from './affected/affectedPaths';
export { coverageOf, type Coverage } from './explore/coverage';
export { explore, type Exploration } from './explore/explore';
export { gate, type GateResult } from './gate/gate';
export { mutationScore, type MutationScore } from './mutate/score';
export { planOf, type PlanOptions } from './plan/plan';
export type { Plan, PlanPath, PlanStep } from './plan/types';
export { assess, type Assessment } from './run/assess';
export { runPlan, type RunResult } from './run/run';
export { verify, type Breach, type Verdict, type Verification } from './verify/verify';
export { guardMutants, productGuardMutants, type GuardMutant } from './verify/guards';
export { defineProduct, type Call, type Part, type Product } from './verify/product';
export {
  defineRace,
  type Channel,
  type Effect,
  type HandlerStep,
  type Race,
  type RaceCall,
  type RacePart,
} from './race/race';
export { verifyRace, type RaceVerification } from './race/verifyRace';
export { verifyProduct } from './verify/verifyProduct';
