import { createGlobalThemeContract, createGlobalVar } from '@vanilla-extract/css';

/** Every colour a theme must name; a brand that lacks one fails the type check. */
const colours = {
  /**
   * The background of the site, and the surfaces on it: cards, then floating ones, then wells,
   * fields, and hovered ones.
   */
  page: null,
  surface: null,
  raised: null,
  sunken: null,
  field: null,
  hover: null,
  /** `line` separates, `control` outlines controls (≥ 3:1). */
  line: null,
  control: null,
  text: null,
  textMuted: null,
  /** The colours of actions. */
  action: null,
  actionHover: null,
  actionPressed: null,
  onAction: null,
  actionText: null,
  actionSoft: null,
  /** Danger and loss. */
  danger: null,
  dangerHover: null,
  onDanger: null,
  dangerText: null,
  dangerSoft: null,
  /** Success and win. */
  success: null,
  onSuccess: null,
  successText: null,
  successSoft: null,
  infoText: null,
  infoSoft: null,
  /** `scrim` covers the page behind a dialog; `dimmed` is the page seen through it. */
  focus: null,
  scrim: null,
  dimmed: null,
  glow: null,
};

export type Palette = Record<keyof typeof colours, string>;

export const vars = createGlobalThemeContract(
  {
    color: colours,
    font: { sans: null },
    radius: { small: null, medium: null, large: null, round: null },
    /** Two elevations: on the page, and above it. */
    shadow: { low: null, high: null },
  },
  (_value, path) => path.join('-'),
);

/**
 * The brand's picture, four times as wide as high: its middle fills a banner's place until the
 * banner is loaded.
 */
export const poster = createGlobalVar('poster');
/** The text on it, such as that of a banner whose picture fails to load. */
export const onPoster = createGlobalVar('on-poster');
/** Height of the bar at a phone's lower edge; 0 where there is none. */
export const barHeight = createGlobalVar('bar-height');

/** The 8-pixel rhythm; `half` is the only step between. */
export const space = {
  half: '4px',
  x1: '8px',
  x1h: '12px',
  x2: '16px',
  x3: '24px',
  x4: '32px',
  x5: '40px',
  x6: '48px',
  x8: '64px',
} as const;

/** Line heights follow the script: global.css.ts widens them under `:lang(my)`. */
export const leading = { body: 'var(--leading-body)', tight: 'var(--leading-tight)' } as const;

export const text = {
  tiny: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.375rem',
  display: 'clamp(1.625rem, 1.2rem + 1.8vw, 2.375rem)',
} as const;

export const weight = { regular: 400, medium: 500, strong: 600, heavy: 700 } as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  slow: '200ms cubic-bezier(0.2, 0, 0, 1)',
  sheet: '240ms cubic-bezier(0.16, 1, 0.3, 1)',
} as const;

/** The least size of anything that a finger operates. */
export const touch = '44px';

const phone = '(max-width: 639.98px)';
export const media = {
  /** Below this a dialog is a sheet. */
  phone,
  /** A phone held upright, without a keyboard that takes half of the window. */
  tallPhone: `${phone} and (min-height: 480.02px)`,
  tablet: '(min-width: 640px)',
  /** A phone in landscape has little height. */
  low: '(max-height: 480px)',
  /** From this width the side menu is beside the content. */
  desktop: '(min-width: 1024px)',
  /** A desktop with space for a day and its time on one line of a table; more with larger type. */
  wide: '(min-width: 90em)',
  belowDesktop: '(max-width: 1023.98px)',
  still: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
  /** A mouse or a pen hits what is smaller than a finger needs. */
  fine: '(pointer: fine)',
  /** A mouse, which shows what waits for it. */
  mouse: '(hover: hover) and (pointer: fine)',
} as const;

/**
 * From this size a centre has its menu beside the page; it depends on the space of both and on the
 * type size.
 */
export const beside = 'centre (min-width: 46rem)';
/** Below that size its menu is above the page. */
export const above = 'centre not (min-width: 46rem)';

/** From this size a form of a centre's page has room for its summary beside it. */
export const besideForm = 'centre (min-width: 62rem)';

export const layer = { sticky: 10, beside: 15, skip: 20 } as const;

export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
