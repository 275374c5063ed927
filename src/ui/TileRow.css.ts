import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fadeOver } from './fade';
import { rem } from './rem';
import { leading, media, space, text, vars } from './tokens.css';
import { CAPTION, LOGO } from './Tile.css';

/** Widths of one tile: on a phone, from 640 px, from 1024 px. */
const widths = {
  game: [124, 144, 160],
  vendor: [112, 124, 132],
  fact: [248, 264, 280],
} as const;
const tileHeight = {
  game: (width: number) => `${(width * 4) / 3 + CAPTION}px`,
  vendor: () => `${LOGO + CAPTION}px`,
  fact: () => FACT,
};
const HEAD = 44;
const GAP = 8;
/** Space for the focus ring, which a scroll container cuts off. */
const RING = 4;

/** Of a fact: the line below its two lines of text, in px, and the height of its card. */
export const FACT_MORE = 22;
export const FACT = `calc((${text.tiny} + ${text.body}) * ${leading.body} + ${FACT_MORE + 30}px)`;

/** The height of the tiles, before they are loaded. */
const rowHeight = {
  game: `calc(var(--tile-row-tile) * 4 / 3 + ${CAPTION + 2 * RING}px)`,
  vendor: `${LOGO + CAPTION + 2 * RING}px`,
  fact: `calc(${FACT} + ${2 * RING}px)`,
};

export const steps = style({
  display: 'none',
  '@media': { [media.mouse]: { display: 'flex' } },
});
globalStyle(`${steps}[data-idle]`, { visibility: 'hidden' });

// A row outside the window keeps its size without being rendered.
const intrinsic = (kind: keyof typeof widths, at: 0 | 1 | 2) =>
  `auto calc(${HEAD + GAP + 2 * RING}px + ${tileHeight[kind](widths[kind][at])})`;
/** Tiles grow with the type size: their names are below. */
const width = (kind: keyof typeof widths, at: 0 | 1 | 2) => rem(widths[kind][at]);
const base = style({
  ...fadeOver(steps, `${HEAD + GAP}px`, vars.color.page),
  minWidth: 0,
  contentVisibility: 'auto',
  paddingInline: RING,
  marginInline: -RING,
});
/** A few facts take the whole row. */
const columns = {
  game: 'var(--tile-row-tile)',
  vendor: 'var(--tile-row-tile)',
  fact: 'minmax(var(--tile-row-tile), 1fr)',
} as const;
const frameOf = (kind: keyof typeof widths) => [
  base,
  {
    vars: {
      '--tile-row-columns': columns[kind],
      '--tile-row-tile': width(kind, 0),
      '--tile-row-row': rowHeight[kind],
    },
    containIntrinsicHeight: intrinsic(kind, 0),
    '@media': {
      [media.tablet]: {
        vars: { '--tile-row-tile': width(kind, 1) },
        containIntrinsicHeight: intrinsic(kind, 1),
      },
      [media.desktop]: {
        vars: { '--tile-row-tile': width(kind, 2) },
        containIntrinsicHeight: intrinsic(kind, 2),
      },
    },
  },
];
export const frame = styleVariants({
  game: frameOf('game'),
  vendor: frameOf('vendor'),
  fact: frameOf('fact'),
});
/** The height of a whole row of facts, for a place that is kept for it. */
export const factRow = `calc(${HEAD + GAP}px + ${rowHeight.fact})`;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
  minHeight: HEAD,
  marginBottom: GAP,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: text.lead,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'var(--tile-row-columns)',
  gap: space.x1h,
  justifyContent: 'start',
  listStyle: 'none',
  minHeight: 'var(--tile-row-row)',
  padding: RING,
  margin: `0 -${RING}px`,
  scrollPaddingInline: RING,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});
export const cell = style({ minWidth: 0, scrollSnapAlign: 'start' });
