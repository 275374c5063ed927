import type { Property } from '../../machines/shared/properties';
import { messageOf } from '../model/model';
import { stimulusLabel } from '../model/stimuli';
import { planOfWitnesses } from '../plan/witnesses';
import { runPlan } from '../run/run';
import { check, type Counterexample } from './check';
import { guardNamesOf, misnamedProperties } from './misnamed';
import type { Product } from './product';
import {
  productGraph,
  type PartStep,
  type ProductGraph,
  type ProductStimulus,
} from './productGraph';
import { problemOf, type Breach, type Verdict, type Verification } from './verify';

/** Checks each property of a product in all lives of its parts side by side. */
export const verifyProduct = (
  product: Product,
  graph: ProductGraph = productGraph(product),
): Verification => {
  const verdicts = product.properties.map((property) => productVerdict(property, product, graph));
  return {
    machine: product.name,
    configurations: graph.nodes.length,
    verdicts,
    problems: [
      ...misnamedInProduct(product, graph),
      ...verdicts.flatMap((verdict) => problemOf(verdict) ?? []),
    ],
  };
};

/** Whether one property of a product holds. */
export const productVerdict = (
  { name, says, clauses, keptBy, rule }: Property,
  product: Product,
  graph: ProductGraph,
): Verdict => {
  const property = { name, says, ...(clauses && { clauses }), ...(keptBy && { keptBy }) };
  try {
    const checked = check(rule, graph, graph.duesIn);
    if (checked.found)
      return { property, verdict: 'violated', breach: breachOf(checked.found, product) };
    if (graph.isIncomplete !== undefined)
      return { property, verdict: 'undecided', because: graph.isIncomplete };
    return checked.idle
      ? { property, verdict: 'idle', because: 'nothing that it speaks of ever happens' }
      : { property, verdict: 'holds' };
  } catch (error) {
    return { property, verdict: 'broken', because: `a condition threw: ${messageOf(error)}` };
  }
};

const breachOf = ({ walk, cycle }: Counterexample, product: Product): Breach => {
  const steps = [...walk.steps, ...(cycle ?? [])] as ProductStimulus[];
  return {
    input: walk.input,
    steps: walk.steps.map(stimulusLabel),
    repeats: cycle?.map(stimulusLabel) ?? null,
    plan: undefined,
    notReplayed: replayParts(
      product,
      walk.input,
      steps.flatMap(({ partSteps }) => partSteps),
    ),
    parts: steps.map(({ partSteps }) => partSteps),
  };
};

/**
 * Walks the steps of each part on real actors of its own; null when they all went that way,
 * otherwise which did not and why.
 */
export const replayParts = (
  product: Pick<Product, 'parts' | 'starts'>,
  start: string,
  steps: readonly PartStep[],
): string | null => {
  const inputs = product.starts[start];
  if (!inputs) return `the product has no start "${start}"`;
  for (const [name, { cases, isRepeated }] of Object.entries(product.parts)) {
    const lives: { input: string; steps: string[] }[] = isRepeated
      ? []
      : [{ input: inputs[name] ?? 'default', steps: [] }];
    for (const one of steps) {
      if (one.part !== name) continue;
      if ('begins' in one) lives.push({ input: one.begins, steps: [] });
      else lives.at(-1)?.steps.push(one.step);
    }
    const { plan, stale } = planOfWitnesses(
      cases,
      lives.map((life) => ({ tells: [], ...life })),
    );
    if (stale.length > 0) return `part "${name}" cannot be walked by the names of its cases`;
    const { failure } = runPlan(plan, cases);
    if (failure) return `part "${name}": ${failure.message}`;
  }
  return null;
};

/** Names in a product that nothing knows, in sentences. */
const misnamedInProduct = (product: Product, { nodes }: ProductGraph): string[] =>
  misnamedProperties(product.properties, {
    holder: 'The product',
    keepers: Object.entries(product.parts).flatMap(([part, { machine }]) =>
      guardNamesOf(machine).map((guard) => `${part}.${guard}`),
    ),
    finitely: {
      what: 'the step',
      names: [...new Set(nodes.flatMap(({ edges }) => edges.map(({ stimulus }) => stimulus.type)))],
    },
  });
