import type { ChartTransition } from '../../machines/shared/chart';
import { LEVELS } from '../levels/records';
import { counted } from '../model/words';
import { html, type Html } from './html';
import { SIZES, transitionText, type Box, type Link, type Point } from './layout';
import { stateStanding, transitionStanding, type MachineReport, type Standing } from './model';

const CORNER = 7;
const ARROW = { length: 8, half: 4 };

/**
 * A machine's chart as SVG, with a class for how each state and transition stands at each level.
 */
export const chartSvg = (report: MachineReport): Html => {
  const { name, drawing, chart } = report;
  const words =
    `Statechart of ${name}: ${counted(drawing.boxes.length - 1, 'state')}, ` +
    `${counted(report.transitions.length, 'transition')}. The table of ` +
    'transitions says the same in words.';
  return html`<svg class="drawing" role="img" aria-label="${words}"
    viewBox="0 0 ${drawing.width} ${drawing.height}" width="${drawing.width}"
    height="${drawing.height}" style="--wide:${drawing.width}px">
${drawing.boxes.map((box) => boxSvg(report, box, box.state === chart))}
${drawing.links.map((link) => lineSvg(report, link))}
${drawing.links.map((link) => labelSvg(report, link))}
</svg>`;
};

const boxSvg = (report: MachineReport, box: Box, isRoot: boolean): Html => {
  const { state, x, y, width, height, rows } = box;
  const standings = LEVELS.map((level) =>
    standingClass(level, stateStanding(report, level, state.id)),
  );
  const classes = ['state', state.kind, ...(isRoot ? ['root'] : []), ...standings].join(' ');
  if (state.kind === 'history')
    return html`<g class="${classes}"><title>${state.id}</title><circle cx="${x + width / 2}"
      cy="${y + height / 2}" r="${width / 2 - 1}"/><text class="key" x="${x + width / 2}"
      y="${y + height / 2 + 4}" text-anchor="middle">H</text></g>`;
  const radius = state.states.length > 0 ? 12 : 9;
  const inner =
    state.kind === 'final'
      ? html`<rect class="inner" x="${x + 3}" y="${y + 3}" width="${width - 6}"
        height="${height - 6}" rx="${radius - 3}"/>`
      : null;
  const head =
    state.states.length > 0
      ? html`<path class="head" d="M${x} ${y + headHeight(box)}h${width}"/>`
      : null;
  return html`<g class="${classes}"><title>${state.id}</title><rect class="shape" x="${x}"
    y="${y}" width="${width}" height="${height}" rx="${radius}"/>${inner}${head}
${state.isInitial ? initialSvg(box) : null}<text class="key" x="${x + SIZES.pad}"
  y="${y + 20}">${state.key}</text>${chipsSvg(box)}
${rows.map((row, i) =>
  textSvg(report, row.text, row.transition, {
    x: x + SIZES.pad,
    y: y + SIZES.head + 11 + i * SIZES.line,
  }),
)}</g>`;
};

const headHeight = ({ rows }: Box) =>
  SIZES.head + rows.length * SIZES.line + (rows.length > 0 ? SIZES.foot : 0);

const initialSvg = ({ x, y }: Point): Html =>
  html`<g class="initial"><circle cx="${x - 17}" cy="${y + 15}" r="3.5"/><path class="wire"
    d="M${x - 14} ${y + 15}H${x - 7}"/><path class="arrow"
    d="M${x - 1} ${y + 15}l-7 -3.5v7z"/></g>`;

const chipsSvg = ({ state: { key, tags, kind }, x, y }: Box): Html[] => {
  let left = x + SIZES.pad + key.length * SIZES.title + 6;
  return [...(kind === 'parallel' ? ['parallel'] : []), ...tags].map((tag) => {
    const width = tag.length * SIZES.chip + 12;
    const chip = html`<g class="chip"><rect x="${left}" y="${y + 8}" width="${width}" height="16"
      rx="8"/><text x="${left + width / 2}" y="${y + 19.5}"
      text-anchor="middle">${tag}</text></g>`;
    left += width + 6;
    return chip;
  });
};

const lineSvg = (report: MachineReport, { transitions, points }: Link): Html => {
  const classes = LEVELS.map((level) =>
    standingClass(level, worst(transitions.map(({ id }) => transitionStanding(report, level, id)))),
  ).join(' ');
  return html`<g class="link ${classes}" data-t="${indexesOf(report, transitions)}"><path
    class="wire" d="${pathOf(points)}"/><path class="arrow" d="${arrowOf(points)}"/></g>`;
};

const labelSvg = (report: MachineReport, { transitions, label }: Link): Html =>
  html`<rect class="under" x="${label.x}" y="${label.y}" width="${label.width}"
    height="${label.height}" rx="4"/>
${transitions.map((transition, i) =>
  textSvg(report, transitionText(transition), transition, {
    x: label.x + 4,
    y: label.y + 12 + i * SIZES.line,
  }),
)}`;

const textSvg = (
  report: MachineReport,
  text: string,
  transition: ChartTransition | null,
  { x, y }: Point,
): Html => {
  if (!transition) return html`<text class="runs" x="${x}" y="${y}">${text}</text>`;
  const classes = LEVELS.map((level) =>
    standingClass(level, transitionStanding(report, level, transition.id)),
  ).join(' ');
  return html`<text class="event ${classes}" data-t="${indexesOf(report, [transition])}" x="${x}"
    y="${y}">${text}<title>${transition.id}</title></text>`;
};

const indexesOf = ({ transitions }: MachineReport, taken: readonly ChartTransition[]) =>
  taken.map(({ id }) => transitions.indexOf(id)).join(' ');

/** `m-covered`: the stylesheet shows the level that the reader chose. */
const standingClass = (level: string, standing: Standing): string =>
  `${level.charAt(0)}-${standing}`;

const ORDER: readonly Standing[] = ['uncovered', 'explained', 'covered', 'none'];
const worst = (standings: readonly Standing[]): Standing =>
  ORDER.find((one) => standings.includes(one)) ?? 'none';

/** Right angles with round corners. */
const pathOf = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = [`M${round(first.x)} ${round(first.y)}`];
  rest.forEach((corner, i) => {
    const next = rest[i + 1];
    const before = points[i];
    if (!next || !before) return parts.push(`L${round(corner.x)} ${round(corner.y)}`);
    const from = towards(corner, before);
    const to = towards(corner, next);
    return parts.push(
      `L${round(from.x)} ${round(from.y)}Q${round(corner.x)} ${round(corner.y)} ` +
        `${round(to.x)} ${round(to.y)}`,
    );
  });
  return parts.join('');
};

const towards = (from: Point, to: Point): Point => {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(CORNER, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

const arrowOf = (points: readonly Point[]): string => {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const distance = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [dx, dy] = [(tip.x - before.x) / distance, (tip.y - before.y) / distance];
  const back = { x: tip.x - dx * ARROW.length, y: tip.y - dy * ARROW.length };
  const side = { x: -dy * ARROW.half, y: dx * ARROW.half };
  return (
    `M${round(tip.x)} ${round(tip.y)}L${round(back.x + side.x)} ` +
    `${round(back.y + side.y)}L${round(back.x - side.x)} ` +
    `${round(back.y - side.y)}Z`
  );
};

const round = (value: number) => Math.round(value * 10) / 10;
