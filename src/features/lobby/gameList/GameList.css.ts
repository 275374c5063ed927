import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { muted } from '../../../ui/text.css';
import { maker, play, tile } from '../../../ui/Tile.css';
import { leading, media, space, tabular, text, touch, vars, weight } from '../../../ui/tokens.css';

export { muted };

export const page = style({
  ...column,
  gap: space.x3,
  '@media': { [media.phone]: { gap: space.x2 } },
});
export const head = style({ display: 'grid', gap: space.half });
/** Where matches follow, a phone has their odds in sight instead. */
export const wideLead = style([muted, { '@media': { [media.phone]: { display: 'none' } } }]);
export const section = style({
  ...column,
  gap: space.x2,
});
export const list = style([section]);
export const count = style({ color: vars.color.textMuted, fontSize: text.small, ...tabular });

export const filters = style({
  ...column,
  gap: space.x2,
});
/** One scrolling row for touch, all of them in sight for a mouse. */
export const makers = style({ minWidth: 0, minHeight: touch });
globalStyle(`${makers} > [role="radiogroup"]`, {
  '@media': { [media.desktop]: { flexWrap: 'wrap' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1h,
});
export const search = style({
  flex: '1 1 16rem',
  minWidth: 0,
  // Beside the button of the sheet, which has its own line where both are too wide.
  '@media': { [media.phone]: { flexBasis: '10rem' } },
});
export const sort = style({
  flex: '0 1 13rem',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});

/** The old tiles stay visible while the next ones load. */
export const tiles = styleVariants({
  new: [section],
  old: [section, { opacity: 0.6 }],
});
export const end = style({ display: 'grid', justifyItems: 'center', color: vars.color.actionText });

export const links = style({
  display: 'grid',
  gap: space.x1h,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  listStyle: 'none',
  padding: 0,
});
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  padding: space.x2,
  color: vars.color.textMuted,
  background: [
    `radial-gradient(20rem 10rem at 0% 0%, ${vars.color.actionSoft}, transparent 72%)`,
    vars.color.surface,
  ].join(),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } } },
});
export const linkSign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touch,
  height: touch,
  borderRadius: '50%',
  background: vars.color.actionSoft,
  color: vars.color.actionText,
});
export const linkWords = style({ display: 'grid', flex: 1, minWidth: 0 });
globalStyle(`${linkWords} > a`, {
  color: vars.color.text,
  fontWeight: weight.strong,
  textDecoration: 'none',
});
/** The whole card is the link. */
globalStyle(`${linkWords} > a::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.large,
});
globalStyle(`${linkWords} > a:focus-visible`, { outline: 'none' });
globalStyle(`${linkWords} > a:focus-visible::after`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
});

/** Contains the heading for screen readers. */
export const only = style({ position: 'relative' });
globalStyle(`${only} > h2`, { height: 0 });
/** The only lobby of a category, as wide as the page. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 208px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x3,
  overflow: 'clip',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  // What is pressed is the tile's button, which fills the banner.
  isolation: 'isolate',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '116px minmax(0, 1fr)',
      gap: space.x2,
      padding: space.x2,
    },
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } },
  },
});
/** The light of the cover behind it; the text stands on the surface. */
export const bannerGlow = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'blur(32px) saturate(1.4)',
  maskImage: 'linear-gradient(90deg, #000, transparent 62%)',
  opacity: 0.55,
  selectors: {
    '[dir="rtl"] &': { maskImage: 'linear-gradient(270deg, #000, transparent 62%)' },
  },
  '@media': { [media.phone]: { maskImage: 'linear-gradient(90deg, #000, transparent 40%)' } },
});
globalStyle(`${banner} > ${tile}`, { position: 'static' });
globalStyle(`${banner} > ${tile} > ${play}`, { transform: 'none' });
globalStyle(`${banner} > ${tile} > ${play}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.large,
});
globalStyle(`${banner} > ${tile} > ${play}:focus-visible`, { outline: 'none' });
globalStyle(`${banner} > ${tile} > ${play}:focus-visible::after`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: -4,
});
globalStyle(`${banner} ${maker}`, { display: 'none' });
export const bannerText = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x1h,
  minWidth: 0,
  maxWidth: '44ch',
  paddingInlineEnd: space.x4,
  '@media': { [media.phone]: { paddingInlineEnd: 0 } },
});
export const bannerName = style({
  fontSize: text.title,
  lineHeight: leading.tight,
  fontWeight: weight.heavy,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInlineEnd: space.x3 } },
});
/** Looks like the button that the banner is. */
export const bannerPlay = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: touch,
  paddingInline: space.x4,
  borderRadius: vars.radius.medium,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: weight.strong,
});
