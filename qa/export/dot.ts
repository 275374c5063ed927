import type { ChartState, ChartTransition } from '../../machines/shared/chart';
import { labelOf, statesOf } from '../report/chart';

/**
 * A chart as a Graphviz graph: states with children are clusters, and lines end at their borders.
 */
export const dotOf = (chart: ChartState): string => {
  const byId = new Map(statesOf(chart).map((state) => [state.id, state]));
  return [
    `digraph ${quoted(chart.id)} {`,
    '  compound=true;',
    '  node [shape=box, style=rounded, fontname="sans-serif"];',
    '  edge [fontname="monospace", fontsize=10];',
    ...stateLines(chart, '  '),
    ...statesOf(chart).flatMap((state) =>
      state.transitions.flatMap((transition) => edgeLines(transition, byId)),
    ),
    '}',
    '',
  ].join('\n');
};

const stateLines = (state: ChartState, indent: string): string[] => {
  const dot = quoted(`start ${state.id}`);
  const start = state.isInitial
    ? [
        `${indent}${dot} [shape=point];`,
        `${indent}${dot} -> ${end(state)}${attributes({ lhead: cluster(state) })};`,
      ]
    : [];
  if (state.states.length === 0) {
    const shape =
      state.kind === 'final' ? ', peripheries=2' : state.kind === 'history' ? ', shape=circle' : '';
    return [
      `${indent}${quoted(state.id)} [label=` +
        `${quoted(state.kind === 'history' ? 'H' : state.key)}${shape}];`,
      ...start,
    ];
  }
  return [
    `${indent}subgraph ${quoted(`cluster ${state.id}`)} {`,
    `${indent}  label=${quoted(state.key)};`,
    ...(state.kind === 'parallel' ? [`${indent}  style=dashed;`] : []),
    // A line cannot end at a cluster: this point represents it.
    `${indent}  ${end(state)} [shape=point, style=invis];`,
    ...state.states.flatMap((child) => stateLines(child, `${indent}  `)),
    `${indent}}`,
    ...start,
  ];
};

const end = (state: ChartState): string =>
  quoted(state.states.length === 0 ? state.id : `in ${state.id}`);
const cluster = (state: ChartState): string | null =>
  state.states.length === 0 ? null : quoted(`cluster ${state.id}`);

const edgeLines = (
  transition: ChartTransition,
  byId: ReadonlyMap<string, ChartState>,
): string[] => {
  const { source, targets } = transition;
  const from = byId.get(source);
  if (!from) return [];
  const text = quoted(labelOf(transition));
  return (targets.length === 0 ? [source] : targets).flatMap((id) => {
    const to = byId.get(id);
    if (!to) return [];
    const isInner = statesOf(from).includes(to) || statesOf(to).includes(from);
    // Graphviz does not cut a line at the border of a cluster that contains both ends.
    const borders: Record<string, string | null> = isInner
      ? {}
      : { ltail: cluster(from), lhead: cluster(to) };
    return [`  ${end(from)} -> ${end(to)}${attributes({ label: text, ...borders })};`];
  });
};

const attributes = (values: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return given.length === 0 ? '' : ` [${given.join(', ')}]`;
};

const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')}"`;
