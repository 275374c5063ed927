import { style } from '@vanilla-extract/css';
import { media, space, text, touch, vars, weight } from '../../../ui/tokens.css';

/** Of one height, so that the field stays where it is while results come and go. */
export const place = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: 'min(640px, calc(100dvh - 160px))',
  '@media': { [media.phone]: { height: '100%' } },
});
export const top = style({
  display: 'grid',
  gap: space.half,
  padding: `${space.half} ${space.x3} ${space.x1}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: space.x2 } },
});
export const says = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  minHeight: '1.8em',
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
/** For a keyboard, which a phone has none of, whatever it says about a pointer that hovers. */
export const keys = style({
  '@media': { [`(hover: none), (pointer: coarse), ${media.phone}`]: { display: 'none' } },
});
export const below = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: `${space.x1} ${space.x2} ${space.x3}`,
  '@media': {
    [media.phone]: {
      paddingInline: space.x1,
      paddingBottom: `calc(${space.x3} + env(safe-area-inset-bottom))`,
    },
  },
});
export const offers = style({ display: 'grid', gap: space.x3, padding: space.x1 });
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: touch,
  fontSize: text.small,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
export const nothing = style({ display: 'grid', gap: space.x1, justifyItems: 'start' });
export const nothingTitle = style({
  fontSize: text.lead,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
