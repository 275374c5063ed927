import type { ChartState, ChartTransition } from '../../machines/shared/chart';
import { labelOf, statesOf } from '../report/chart';

/**
 * A chart as a Mermaid state diagram. Mermaid's layout draws no line from a state to its own
 * inside: such a transition starts from a small state "anywhere" within. Regions are known inside a
 * state alone, so a parallel chart is drawn as one.
 */
export const mermaidOf = (chart: ChartState): string => {
  const ids = idsOf(chart);
  const edges = statesOf(chart).flatMap((state) => edgesOf(state, ids));
  const states =
    chart.kind === 'parallel' ? stateLines(chart, ids, '  ') : insideOf(chart, ids, '  ');
  return ['stateDiagram-v2', ...states, ...edges.map((edge) => `  ${edge}`), ''].join('\n');
};

type Ids = { readonly of: (id: string) => string; readonly anywhere: (id: string) => string };
/** Mermaid's ids are words: names go into the labels. */
const idsOf = (chart: ChartState): Ids => {
  const numbers = new Map(statesOf(chart).map(({ id }, index) => [id, index]));
  return {
    of: (id) => `s${numbers.get(id) ?? 'x'}`,
    anywhere: (id) => `any${numbers.get(id) ?? 'x'}`,
  };
};

const insideOf = (state: ChartState, ids: Ids, indent: string): string[] => [
  ...state.states.flatMap((child, index) => [
    ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
    ...stateLines(child, ids, indent),
    ...(child.isInitial ? [`${indent}[*] --> ${ids.of(child.id)}`] : []),
    ...(child.kind === 'final' ? [`${indent}${ids.of(child.id)} --> [*]`] : []),
  ]),
  // Last: Mermaid's layout fails on some charts when this comes before the states.
  ...(innerOnes(state).length > 0 && state.kind !== 'parallel'
    ? [`${indent}state "anywhere in ${label(state.key)}" as ${ids.anywhere(state.id)}`]
    : []),
];

const stateLines = (state: ChartState, ids: Ids, indent: string): string[] => {
  const head =
    `${indent}state "` +
    `${label(state.kind === 'history' ? `${state.key} (history)` : state.key)}" ` +
    `as ${ids.of(state.id)}`;
  return state.states.length === 0
    ? [head]
    : [`${head} {`, ...insideOf(state, ids, `${indent}  `), `${indent}}`];
};

const isInside = (state: ChartState, id: string) =>
  statesOf(state).some((inner) => inner.id === id);
/** Transitions of a state with states in it that do not leave it. */
const innerOnes = (state: ChartState): ChartTransition[] =>
  state.states.length === 0
    ? []
    : state.transitions.filter(
        ({ targets }) => targets.length === 0 || targets.some((id) => isInside(state, id)),
      );

const edgesOf = (state: ChartState, ids: Ids): string[] => {
  const inner = new Set(innerOnes(state));
  // Between the regions of a parallel state there is no room: its inner transitions start from the
  // first of them.
  const anywhere =
    state.kind === 'parallel' ? ids.of(state.states[0]?.id ?? state.id) : ids.anywhere(state.id);
  return state.transitions.flatMap((transition) => {
    const source = inner.has(transition) ? anywhere : ids.of(state.id);
    const targets =
      transition.targets.length === 0
        ? [source]
        : transition.targets.map((id) => (id === state.id ? source : ids.of(id)));
    return targets.map((target) => `${source} --> ${target} : ${label(labelOf(transition))}`);
  });
};

/** Characters with a meaning in Mermaid are written as numbers. */
const label = (text: string): string =>
  text.replace(/[^\p{L}\p{N} ._,[\]()/-]|--/gu, (signs) =>
    [...signs].map((sign) => `#${sign.codePointAt(0)};`).join(''),
  );
