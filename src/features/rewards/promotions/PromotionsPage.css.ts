import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export const page = style({
  display: 'grid',
  gap: space.x3,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const heading = style({ display: 'grid', gap: space.half, overflowWrap: 'anywhere' });
export const lead = style({ color: vars.color.textMuted, maxWidth: '64ch' });
export const section = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const cards = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  listStyleType: '""',
  padding: 0,
});
/** All of it leads to the promotion: the link's own field covers it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.control } } } },
});
globalStyle(`${card} a::after`, { content: '""', position: 'absolute', inset: 0 });
const drawn = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  background: vars.color.sunken,
});
export const picture = drawn;
export const wide = style([drawn, { borderRadius: vars.radius.large, maxHeight: 360 }]);
export const instead = style([
  drawn,
  { display: 'grid', placeItems: 'center', color: vars.color.actionText },
]);
export const words = style({
  flex: 1,
  display: 'grid',
  gap: space.half,
  alignContent: 'start',
  padding: space.x2,
  overflowWrap: 'anywhere',
});
export const category = style({
  fontSize: text.tiny,
  fontWeight: weight.strong,
  color: vars.color.actionText,
});
export const title = style({ fontSize: text.lead });
export const summary = style({ fontSize: text.small, color: vars.color.textMuted });
export const detail = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 840,
});
export const focused = style({ selectors: { '&:focus': { outline: 'none' } } });
