import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs';
import type { ChartState, ChartTransition } from '../../machines/shared/chart';
import { labelOf, placesOf, statesOf } from './chart';

export type Point = { readonly x: number; readonly y: number };
export type Area = Point & { readonly width: number; readonly height: number };

/**
 * A line of text in a state: an actor that runs there, or a transition that does not leave the
 * state.
 */
type Row = { readonly text: string; readonly transition: ChartTransition | null };
export type Box = Area & { readonly state: ChartState; readonly rows: readonly Row[] };
/** One line between two states, for every transition that goes that way. */
export type Link = {
  readonly transitions: readonly ChartTransition[];
  readonly points: readonly Point[];
  readonly label: Area;
};
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly links: readonly Link[];
};

/** Sizes that the drawing and its stylesheet agree on, in pixels. */
export const SIZES = { line: 16, head: 30, pad: 14, mono: 6.7, title: 7.9, chip: 6.2, foot: 9 };
const LONGEST = 46;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Places the states of a chart, each inside the one that owns it, and the lines between them. */
export const layOut = async (chart: ChartState): Promise<Drawing> => {
  const states = statesOf(chart);
  const byId = new Map(states.map((state) => [state.id, state]));
  const links = linksOf(states);
  const graphOf = (lacks: Lacks): ElkNode => ({
    id: '(page)',
    layoutOptions: OPTIONS,
    children: [nodeOf(chart, lacks)],
    edges: links.map(edgeOf),
  });
  const first = await layOutOnce(graphOf(NONE));
  // The layered algorithm ignores the least width of what has children: where the children are
  // narrower than their parent's words, they get room.
  const lacks = new Map(
    flat(first.children ?? []).flatMap(({ id, width = 0 }) => {
      const state = byId.get(id);
      const lack =
        state === undefined || state.states.length === 0 ? 0 : Math.ceil(widthOf(state) - width);
      return lack > 0 ? [[id, lack]] : [];
    }),
  );
  const laid = lacks.size === 0 ? first : await layOutOnce(graphOf(lacks));
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: flat(laid.children ?? []).flatMap((node): Box[] => {
      const state = byId.get(node.id);
      return state ? [{ state, rows: rowsOf(state), ...areaOf(node) }] : [];
    }),
    links: (laid.edges ?? []).flatMap((edge, i): Link[] => {
      const transitions = links[i]?.transitions;
      const label = edge.labels?.[0];
      return transitions && label
        ? [{ transitions, points: pointsOf(edge), label: areaOf(label) }]
        : [];
    }),
  };
};

const CACHE = '.cache/qa/layouts';

/** The same graph is laid out once: fifty charts take seconds. */
const layOutOnce = async (graph: ElkNode): Promise<ElkNode> => {
  const text = JSON.stringify(graph);
  const file = join(CACHE, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ElkNode;
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const laid = await new Elk().layout(graph);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(laid));
  return laid;
};

/** Its label, cut where it would make the drawing wide. */
export const transitionText = (transition: ChartTransition): string => {
  const text = labelOf(transition);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

type Pair = {
  readonly source: string;
  readonly target: string;
  readonly transitions: ChartTransition[];
};

/**
 * A line from a state to its own child would have no space: such a transition is a row of the
 * state.
 */
const leavingTargets = (state: ChartState, { targets }: ChartTransition): string[] => {
  const inside = new Set(statesOf(state).map(({ id }) => id));
  return targets.filter((id) => !inside.has(id));
};

const linksOf = (states: readonly ChartState[]): Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const state of states)
    for (const transition of state.transitions)
      for (const target of leavingTargets(state, transition)) {
        const source = state.id;
        const key = `${source} ${target}`;
        const pair = pairs.get(key) ?? { source, target, transitions: [] };
        pair.transitions.push(transition);
        pairs.set(key, pair);
      }
  return [...pairs.values()];
};

const rowsOf = (state: ChartState): Row[] => [
  ...state.invokes.map(({ id }): Row => ({ text: `runs ${id}`, transition: null })),
  ...state.transitions
    .filter((transition) => leavingTargets(state, transition).length === 0)
    .map((transition): Row => ({
      text: transitionText(transition) + targetText(state, transition),
      transition,
    })),
];

const targetText = (state: ChartState, { targets }: ChartTransition): string => {
  const places = placesOf(state);
  return targets.length === 0
    ? ' ↺'
    : ` → ${targets.map((id) => (id === state.id ? 'itself' : (places.get(id) ?? id))).join(', ')}`;
};

/** By how much a state with children would be too narrow for its words. */
type Lacks = ReadonlyMap<string, number>;
const NONE: Lacks = new Map();

/** The space that the text of a state needs. */
const widthOf = (state: ChartState): number =>
  Math.ceil(
    Math.max(titleWidth(state), ...rowsOf(state).map(({ text }) => text.length * SIZES.mono)) +
      2 * SIZES.pad,
  );

const nodeOf = (state: ChartState, lacks: Lacks): ElkNode => {
  const rows = rowsOf(state);
  if (state.kind === 'history') return { id: state.id, width: 28, height: 28 };
  const width = widthOf(state);
  const height = SIZES.head + rows.length * SIZES.line + (rows.length > 0 ? SIZES.foot : 0);
  if (state.states.length === 0) return { id: state.id, width, height };
  const [top, right] = [height + SIZES.pad, 18 + (lacks.get(state.id) ?? 0)];
  return {
    id: state.id,
    children: state.states.map((child) => nodeOf(child, lacks)),
    layoutOptions: { 'elk.padding': `[top=${top},left=26,bottom=18,right=${right}]` },
  };
};

const titleWidth = ({ key, tags, kind }: ChartState): number =>
  key.length * SIZES.title +
  [...tags, ...(kind === 'parallel' ? ['parallel'] : [])].reduce(
    (sum, tag) => sum + tag.length * SIZES.chip + 18,
    0,
  );

const edgeOf = ({ source, target, transitions }: Pair, index: number): ElkExtendedEdge => {
  const texts = transitions.map(transitionText);
  const width = Math.ceil(Math.max(...texts.map((text) => text.length)) * SIZES.mono) + 8;
  return {
    id: `link ${index}`,
    sources: [source],
    targets: [target],
    labels: [
      {
        id: `label ${index}`,
        text: texts.join('\n'),
        width,
        height: texts.length * SIZES.line + 2,
      },
    ],
  };
};

const flat = (nodes: readonly ElkNode[]): ElkNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
});
const pointsOf = ({ sections = [] }: ElkExtendedEdge): ElkPoint[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
