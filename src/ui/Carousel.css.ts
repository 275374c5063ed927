import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text, vars } from './tokens.css';

/**
 * Gap between slides in px (spec §9 Banner); `Carousel.tsx` passes the same number to the slider.
 */
export const SPACING = 20.3;

export const carousel = style({ position: 'relative', minWidth: 0 });

// Until the script is loaded the track scrolls by itself. Widths and places are those of the
// slider, so nothing shifts.
export const track = style({
  display: 'flex',
  position: 'relative',
  listStyle: 'none',
  padding: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.large,
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    '&[data-awake]': { overflow: 'hidden' },
    // The slider counts places from the left.
    '[dir="rtl"] &[data-awake]': { flexDirection: 'row-reverse' },
  },
});
const width = (perView: number) => `calc((100% - ${SPACING * (perView - 1)}px) / ${perView})`;
export const slide = style({
  flex: 'none',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  minWidth: '100%',
  maxWidth: '100%',
  selectors: {
    '&:nth-child(2)': { transform: `translateX(${SPACING}px)` },
    '&:nth-child(3)': { transform: `translateX(${SPACING * 2}px)` },
    '&:nth-child(4)': { transform: `translateX(${SPACING * 3}px)` },
    '[dir="rtl"] &:nth-child(2)': { transform: `translateX(-${SPACING}px)` },
    '[dir="rtl"] &:nth-child(3)': { transform: `translateX(-${SPACING * 2}px)` },
    '[dir="rtl"] &:nth-child(4)': { transform: `translateX(-${SPACING * 3}px)` },
  },
});
// A focus ring around a slide would be cut off. The ring on it has two colours, because the picture
// below can have any colour.
globalStyle(`${slide} :focus-visible`, { outline: 'none' });
globalStyle(`${slide}:has(:focus-visible)::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: -3,
  boxShadow: `inset 0 0 0 5px ${vars.color.surface}`,
});
globalStyle(`${track}:is([data-most="2"], [data-most="3"]) > ${slide}`, {
  '@media': { [media.tablet]: { minWidth: width(2), maxWidth: width(2) } },
});
globalStyle(`${track}[data-most="3"] > ${slide}`, {
  '@media': { [media.desktop]: { minWidth: width(3), maxWidth: width(3) } },
});

/** Over the pictures; what is painted is lower than what a finger operates. */
export const controls = style({
  position: 'absolute',
  insetInlineEnd: space.x1,
  bottom: 2,
  display: 'flex',
  alignItems: 'center',
  isolation: 'isolate',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 6,
    insetInline: 0,
    zIndex: -1,
    borderRadius: vars.radius.round,
    background: `color-mix(in oklab, ${vars.color.surface} 90%, transparent)`,
  },
  '@media': { [media.tablet]: { bottom: space.x1, insetInlineEnd: space.x1h } },
});
globalStyle(`${controls} > button:hover`, { background: 'none' });
export const place = style({
  fontSize: text.tiny,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  paddingInlineStart: space.x1h,
});
