import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../../../ui/Field.css';
import { space, text, vars } from '../../../ui/tokens.css';

export const door = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const form = style({ display: 'grid', gap: space.x2, minWidth: 0 });
/** Fields that only wait keep their look: they are not read-only for good. */
globalStyle(`${form}[aria-busy="true"] ${box}:has(> input)`, {
  background: vars.color.field,
  borderStyle: 'solid',
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
export const forgot = style({ marginTop: `-${space.x1}`, textAlign: 'end' });
export const register = style({ textAlign: 'center', color: vars.color.textMuted });
