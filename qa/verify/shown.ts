import type { Condition, Rule } from '../../machines/shared/properties';
import { stimulusLabel, type Stimulus } from '../model/stimuli';
import { createAsking, type Graph } from './moments';
import type { PartStep, ProductStimulus } from './productGraph';
import { search } from './search';

/** A walk to a moment in which a property can be seen at work. */
export type ShownWalk = {
  readonly start: string;
  readonly steps: readonly {
    readonly label: string;
    /** In a product, what each part does; empty for one machine. */
    readonly parts: readonly PartStep[];
  }[];
};

/** What is looked for where a property names no moment. */
const momentOf = (rule: Rule): Condition | undefined =>
  rule.kind === 'before' ? rule.second : rule.kind === 'leadsTo' ? rule.from : undefined;

/**
 * The shortest walk to a moment of `shownBy`; undefined where there is none, or where no moment is
 * named. `isStart`: the starts that are looked at.
 */
export const shownWalk = (
  graph: Graph,
  { shownBy, rule }: { shownBy?: Condition; rule: Rule },
  isStart: (name: string) => boolean = () => true,
): ShownWalk | undefined => {
  const condition = shownBy ?? momentOf(rule);
  if (!condition) return undefined;
  const from = { ...graph, starts: graph.starts.filter(({ input }) => isStart(input)) };
  const is = createAsking(from)(condition);
  const found = search(from, (_, arrival) => (is(arrival) ? 'wrong' : 0));
  if (!('wrong' in found)) return undefined;
  return {
    start: found.wrong.input,
    steps: found.wrong.steps.map((stimulus) => ({
      label: stimulusLabel(stimulus),
      parts: partsOf(stimulus),
    })),
  };
};

const partsOf = (stimulus: Stimulus): readonly PartStep[] =>
  'partSteps' in stimulus ? (stimulus as ProductStimulus).partSteps : [];
