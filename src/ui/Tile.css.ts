import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fluid } from './layout/columns';
import { leading, media, motion, space, text, touch, vars, weight } from './tokens.css';

/**
 * Height in px of the line under a cover or a logo: the same in every script, so that rows of tiles
 * have one height.
 */
export const CAPTION = 36;
/** Height in px of a vendor's logo panel. */
export const LOGO = 72;

export const tile = style({ position: 'relative', minWidth: 0 });

export const play = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:active:not([aria-disabled="true"])': { transform: 'scale(0.985)' },
  },
});

// Cut off by `clip`: `hidden` would make each a scroll container, which adds two layers to every
// frame.
const panel = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // A ring over the picture, visible on any colour.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: `1px solid ${vars.color.line}`,
    pointerEvents: 'none',
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${play}:hover > &::after`]: {
          borderColor: vars.color.action,
          boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
        },
      },
    },
  },
});
export const cover = style([panel, { aspectRatio: '3 / 4' }]);
export const passingCover = style({
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
export const logoPanel = style([
  panel,
  { height: LOGO, padding: space.x1, gridTemplate: `${fluid} / ${fluid}` },
]);

// The panel cuts off its content. A picture that does so too adds a layer to every frame, as an
// icon does (global.css).
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  overflow: 'visible',
  transition: `transform ${motion.slow}`,
  '@media': { [media.hover]: { selectors: { [`${play}:hover &`]: { transform: 'scale(1.04)' } } } },
});
export const logo = style({ width: '100%', height: '100%', objectFit: 'contain' });

const stand = style({
  padding: space.x1,
  textAlign: 'center',
  lineHeight: leading.tight,
  fontWeight: weight.strong,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});
/** Replaces a missing picture. */
export const standIn = styleVariants({
  cover: [stand, { color: vars.color.actionText, fontSize: text.body }],
  logo: [stand, { color: vars.color.textMuted, fontSize: text.title, paddingBlock: 0 }],
});

export const name = style({
  display: 'block',
  height: CAPTION,
  lineHeight: `${CAPTION}px`,
  fontSize: text.small,
  fontWeight: weight.medium,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** What stands there instead of the name. */
export const maker = style([name, { color: vars.color.textMuted, fontWeight: weight.regular }]);
export const vendorName = style([
  name,
  {
    textAlign: 'center',
    color: vars.color.textMuted,
    '@media': { [media.hover]: { selectors: { [`${play}:hover &`]: { color: vars.color.text } } } },
  },
]);
globalStyle(`${play}[aria-current] ${vendorName}`, { color: vars.color.actionText });
globalStyle(`${play}[aria-current] ${logoPanel}::after`, {
  borderColor: vars.color.action,
  boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
});

export const badge = style({
  position: 'absolute',
  top: space.x1,
  left: space.x1,
  maxWidth: `calc(100% - ${touch} - ${space.x1h})`,
  paddingInline: space.x1,
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: text.tiny,
  fontWeight: weight.heavy,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.scrim,
  color: vars.color.action,
});

export const heart = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: touch,
  height: touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  // Disc and heart share a grid cell; nothing is positioned, which saves a layer each.
  '::before': {
    content: '""',
    gridArea: '1 / 1',
    width: `calc(${touch} - 12px)`,
    aspectRatio: '1',
    borderRadius: '50%',
    background: `color-mix(in oklab, ${vars.color.surface} 88%, transparent)`,
  },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.actionText },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:focus-visible': { outlineOffset: -6, borderRadius: '50%' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.actionText } } } },
});
globalStyle(`${heart} > svg`, { gridArea: '1 / 1', transition: `transform ${motion.quick}` });
globalStyle(`${heart}:active:not([aria-disabled="true"]) > svg`, { transform: 'scale(0.88)' });
globalStyle(`${heart}[aria-pressed="true"] > svg`, { fill: 'currentcolor' });

/** The space that a skeleton leaves free around the bar for the name. */
export const captionGap = style({ display: 'flex', alignItems: 'center', height: CAPTION });
