import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, motion, space, text, vars } from './tokens.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

const base = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  overflow: 'visible',
  width: `calc(100vw - 2 * ${space.x3})`,
  maxHeight: `calc(100dvh - 2 * ${space.x3})`,
  margin: 'auto',
  selectors: {
    '&[open]': { display: 'flex', animation: `${rise} ${motion.slow}` },
    '&::backdrop': { background: vars.color.scrim, animation: `${fade} ${motion.slow}` },
    // Replaces a dialog that is already open.
    '&[open][data-still], &[data-still]::backdrop': { animation: 'none' },
  },
  '@media': {
    [media.phone]: {
      width: '100%',
      maxWidth: '100%',
      maxHeight: `calc(100dvh - ${space.x3})`,
      margin: 'auto 0 0',
      selectors: { '&[open]': { animation: `${slideUp} ${motion.sheet}` } },
    },
  },
});

const sized = styleVariants({ small: 432, medium: 560, large: 880, full: 1280 }, (width) => [
  base,
  {
    '@media': { [media.tablet]: { maxWidth: width } },
  },
]);
/** As `large`, but on a phone the whole screen instead of a sheet: for content with pages. */
const wide = style([
  sized.large,
  {
    '@media': { [media.phone]: { height: '100dvh', maxHeight: '100dvh', margin: 0 } },
  },
]);
/** As `wide`, with space for a table beside a menu. */
const centre = style([
  base,
  {
    '@media': {
      [media.tablet]: { maxWidth: 1200 },
      [media.phone]: { height: '100dvh', maxHeight: '100dvh', margin: 0 },
    },
  },
]);
/** As `centre`, with space for tables of many columns. */
const desk = style([centre, { '@media': { [media.tablet]: { maxWidth: 1360 } } }]);
const wholeScreen = {
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
};
/**
 * A dialog of one size for any content: a game. On a phone, in portrait or landscape, the whole
 * screen.
 */
const stage = style([
  sized.full,
  {
    height: 'min(calc(100dvh - 48px), 820px)',
    '@media': { [media.phone]: wholeScreen, [media.low]: wholeScreen },
  },
]);
export const size = { ...sized, wide, centre, desk, stage };

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  maxHeight: 'inherit',
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  overflow: 'hidden',
  '@media': {
    [media.phone]: {
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      borderWidth: '1px 0 0',
    },
  },
});
globalStyle(`:is(${wide}, ${centre}, ${stage}) > ${panel}`, {
  '@media': { [media.phone]: { borderRadius: 0, borderWidth: 0 } },
});
globalStyle(`${stage} > ${panel}`, {
  '@media': { [media.low]: { borderRadius: 0, borderWidth: 0 } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  flex: 'none',
  padding: `${space.x2} ${space.x2} ${space.x1} ${space.x3}`,
  '@media': { [media.phone]: { paddingInline: `20px ${space.x1}`, paddingTop: space.x1h } },
});
globalStyle(`${stage} ${header}`, { '@media': { [media.low]: { paddingBlock: 0 } } });
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: text.title,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
});

/** On a phone, the title beside the desk's buttons has little space. */
globalStyle(`${desk} ${title}`, { '@media': { [media.phone]: { fontSize: text.body } } });
/** A title that is too long for a stage ends in dots: the game needs the space. */
globalStyle(`${stage} ${title}`, {
  display: 'block',
  lineHeight: 'max(44px, 1.6em)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: text.lead } },
});

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // The scroll container must not cut off the ring of a focused field.
  padding: `${space.half} ${space.x3} ${space.x3}`,
  '@media': {
    [media.phone]: {
      paddingInline: 20,
      paddingBottom: `calc(${space.x3} + env(safe-area-inset-bottom))`,
    },
  },
});
export const flush = style({ padding: 0, '@media': { [media.phone]: { padding: 0 } } });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x1h,
  flex: 'none',
  padding: `${space.x2} ${space.x3}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: { padding: `${space.x2} 20px calc(${space.x2} + env(safe-area-inset-bottom))` },
  },
});
globalStyle(`${footer} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

export const alertText = style({ color: vars.color.textMuted });

export const drawer = style({
  margin: 0,
  padding: 0,
  border: 0,
  width: 'min(320px, 86vw)',
  height: '100dvh',
  maxHeight: '100dvh',
  background: vars.color.surface,
  color: 'inherit',
  boxShadow: vars.shadow.high,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  containerType: 'inline-size',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&[open]': {
      animation: `${keyframes({ from: { transform: 'translateX(-100%)' } })} ${motion.sheet}`,
    },
    '&::backdrop': { background: vars.color.scrim, animation: `${fade} ${motion.slow}` },
  },
});
