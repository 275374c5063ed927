import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../../../ui/Field.css';
import { space, text, vars } from '../../../ui/tokens.css';

export const screen = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const form = style({ display: 'grid', gap: space.x2, minWidth: 0 });
/** Fields that only wait keep their look: they are not read-only for good. */
globalStyle(`${form}[aria-busy="true"] ${box}:has(> input)`, {
  background: vars.color.field,
  borderStyle: 'solid',
});
export const field = style({ minWidth: 0 });
export const note = style({ fontSize: text.small, color: vars.color.textMuted });

/** The star of a required field; with an empty alternative text it is no part of the name. */
export const needed = style({
  selectors: {
    '&::after': {
      content: ['"*"', '"*" / ""'],
      color: vars.color.dangerText,
      marginInlineStart: '0.25em',
    },
  },
});
export const choices = style({ display: 'grid' });
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  fontSize: text.small,
  color: vars.color.textMuted,
  // A live region is there before it speaks; until then it takes no room.
  selectors: { '&:not(:has(button, p:not(:empty)))': { marginTop: `-${space.x2}` } },
});
export const words = style({ flex: '1 1 auto' });

export const toLogin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.half,
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1h,
  minHeight: 96,
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const unavailable = style({
  paddingBlock: space.x4,
  color: vars.color.textMuted,
  textAlign: 'center',
});
