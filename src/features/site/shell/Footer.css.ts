import { style } from '@vanilla-extract/css';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export const footer = style({ display: 'grid', gap: space.x4 });
export const top = style({
  display: 'grid',
  gap: space.x3,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1.3fr) auto',
      gap: space.x6,
      alignItems: 'start',
    },
  },
});
/** As high as the links in the longest language, so that nothing below moves when they load. */
export const links = style({
  minHeight: 1237,
  '@media': {
    [media.tablet]: { minHeight: 872 },
    [media.desktop]: { minHeight: 568 },
    '(min-width: 1280px)': { minHeight: 550 },
  },
});
export const brand = style({
  display: 'grid',
  gap: space.x1h,
  justifyItems: 'start',
  maxWidth: '44ch',
});
export const play = style({
  display: 'flex',
  gap: space.x2,
  alignItems: 'flex-start',
  maxWidth: '60ch',
});
export const adults = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  // Gold: coral is for danger and loss only.
  border: `2px solid ${vars.color.action}`,
  color: vars.color.actionText,
  fontWeight: weight.heavy,
  fontSize: text.small,
  lineHeight: 1,
});
export const strip = style({
  display: 'grid',
  gap: space.x1,
  paddingTop: space.x3,
  borderTop: `1px solid ${vars.color.line}`,
});
export const stripHeading = style({
  fontSize: text.tiny,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
});
/** A placeholder as wide as a logo, so that the number of rows does not change. */
export const vendors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 96px)',
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
export const vendor = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: 44,
  overflow: 'hidden',
  fontWeight: weight.heavy,
  fontSize: text.small,
  letterSpacing: '0.08em',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
export const logo = style({ width: 'auto', height: 44, borderRadius: vars.radius.small });
export const rights = style({ fontSize: text.tiny });
