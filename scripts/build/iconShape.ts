/** The elements of an icon as lucide's packages have them: name and attributes. */
export type IconNode = readonly (readonly [name: string, attributes: Record<string, string>])[];

const NUMBER = /-?\d*\.?\d+/.source;
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=(.?))`);

/**
 * An icon of the sprite under this id: one path, where its elements have nothing but geometry, as
 * strokes of one colour look the same apart and together. A page has a hundred icons, and each
 * element costs time.
 */
export const shapeOf = (id: string, node: IconNode): string => {
  const lines = node.map(([name, attributes]) => lineOf(name, attributes));
  return lines.includes(null)
    ? `<g id="${id}">${node.map(([name, attributes]) => markup(name, attributes)).join('')}</g>`
    : `<path id="${id}" d="${lines.join('')}"/>`;
};

const markup = (name: string, attributes: Record<string, string>): string =>
  `<${name}${geometry(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}/>`;

/** The attributes without the one that React takes to tell elements apart. */
const geometry = (attributes: Record<string, string>) =>
  Object.entries(attributes).filter(([name]) => name !== 'key');

/** The data of a path that draws the element; null where it has more than geometry. */
const lineOf = (name: string, attributes: Record<string, string>): string | null => {
  const line = LINES[name];
  if (!line || geometry(attributes).some(([key]) => !line.of.includes(key))) return null;
  return line.draw((key, otherwise = '0') => attributes[key] ?? otherwise);
};

type Read = (attribute: string, otherwise?: string) => string;
const LINES: Record<string, { of: readonly string[]; draw: (read: Read) => string } | undefined> = {
  path: { of: ['d'], draw: (read) => fromAnywhere(read('d')) },
  line: {
    of: ['x1', 'y1', 'x2', 'y2'],
    draw: (read) => `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`,
  },
  circle: {
    of: ['cx', 'cy', 'r'],
    draw: (read) => {
      const [x, y, r] = [Number(read('cx')), Number(read('cy')), Number(read('r'))];
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    },
  },
  rect: {
    of: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    draw: (read) => {
      const rx = Number(read('rx', read('ry')));
      const ry = Number(read('ry', read('rx')));
      const [across, down] = [Number(read('width')) - 2 * rx, Number(read('height')) - 2 * ry];
      const corner = (x: number, y: number) => (rx && ry ? `a${rx} ${ry} 0 0 1 ${x} ${y}` : '');
      return (
        `M${Number(read('x')) + rx} ${read('y')}h${across}${corner(rx, ry)}v${down}` +
        `${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
      );
    },
  },
};

/**
 * The first point of a path counts from the corner of the picture; that of a later part would not.
 */
const fromAnywhere = (d: string): string =>
  d.replace(RELATIVE_START, (_, x: string, y: string, next: string) =>
    /[-\d.]/.test(next) ? `M${x} ${y}l` : `M${x} ${y}`,
  );
