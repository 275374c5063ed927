import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, motion, space, text, vars } from '../../../ui/tokens.css';

export { muted } from '../../../ui/text.css';

/** Shown until the game has loaded: centred on a glowing background. */
export const scene = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x2,
  minHeight: '100%',
  padding: space.x3,
  textAlign: 'center',
  color: vars.color.actionText,
  background: [
    `radial-gradient(36rem 24rem at 50% 40%, ${vars.color.glow}, transparent 72%)`,
    vars.color.sunken,
  ].join(),
});
export const sentence = style({ maxWidth: '44ch', color: vars.color.text, fontSize: text.body });
/** The cover of the game that opens. */
export const cover = style({
  width: 'min(52%, 210px)',
  height: 'auto',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.high,
});
export const art = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  background: vars.color.actionSoft,
  color: vars.color.actionText,
});

export const frameBox = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  background: vars.color.sunken,
});
/** Above the game: what was played, and in full screen the buttons too. */
export const frameBar = style({
  display: 'flex',
  alignItems: 'center',
  background: vars.color.surface,
});
export const playBar = style({ flex: 1, minWidth: 0 });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  selectors: { '&[hidden]': { display: 'none' } },
});
// In a line with the buttons.
globalStyle(`${tools} > dl`, {
  padding: `0 ${space.x1}`,
  borderBottom: 0,
  background: 'none',
});
export const noMoney = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  padding: `${space.half} ${space.x2}`,
  background: vars.color.surface,
});
/** Below what stands above the game, if anything. */
export const frameArea = style({ gridRow: 2, minHeight: 0 });
/** Covers the game until it plays. */
export const veil = style([
  scene,
  {
    position: 'absolute',
    inset: 0,
    minHeight: 0,
    transition: `opacity ${motion.slow}`,
    selectors: { '&[data-lifted]': { opacity: 0, pointerEvents: 'none' } },
  },
]);

export const form = style({
  display: 'grid',
  gap: space.x2,
  width: 'min(100%, 432px)',
  padding: space.x3,
  textAlign: 'start',
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
});

export const page = style({
  ...column,
  gap: space.x1,
});
export const pageHead = style({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const pageTitle = style({
  flex: 1,
  minWidth: 0,
  fontSize: text.title,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const pageStage = style({
  height: 'max(440px, calc(100dvh - 204px))',
  overflow: 'auto',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: {
      height: 'max(440px, calc(100dvh - 126px))',
      marginInline: `calc(-1 * ${space.x2})`,
      borderRadius: 0,
      borderInline: 0,
    },
  },
});

export const vendorGames = style({
  ...column,
  gap: space.x2,
  padding: space.x3,
  '@media': { [media.phone]: { padding: space.x2 } },
});
export const more = style({ display: 'grid', justifyItems: 'center', gap: space.x1 });
export const dimmed = style({
  transition: `opacity ${motion.quick}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
