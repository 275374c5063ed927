import { style } from '@vanilla-extract/css';
import { leading, media, space, text, touch, vars, weight } from '../../../ui/tokens.css';

/** Titles above the announcement on a phone, beside it from there; each part scrolls by itself. */
export const split = style({
  display: 'grid',
  height: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'fit-content(44%) minmax(0, 1fr)',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      height: 'min(600px, calc(100dvh - 140px))',
      gridTemplateColumns: 'minmax(220px, 300px) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});
export const index = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  paddingBottom: space.x1,
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      borderBottom: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      paddingBottom: space.x1,
    },
  },
});
export const titles = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  listStyleType: '""',
  padding: space.x1,
  '@media': { [media.tablet]: { padding: space.x1h } },
});
export const title = style({
  display: 'block',
  width: '100%',
  minHeight: touch,
  padding: `${space.x1} ${space.x1h}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.textMuted,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.color.actionText, background: vars.color.actionSoft },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current])': { color: vars.color.text, background: vars.color.hover },
      },
    },
  },
});

export const detail = style({
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: `${space.x2} 20px calc(${space.x3} + env(safe-area-inset-bottom))`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.tablet]: { padding: space.x3 } },
});
export const heading = style({ display: 'grid', gap: space.half, overflowWrap: 'anywhere' });
export const time = style({
  fontSize: text.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
