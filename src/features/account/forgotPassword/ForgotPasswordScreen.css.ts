import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../../../ui/Field.css';
import { space, text, vars } from '../../../ui/tokens.css';

export const form = style({ display: 'grid', gap: space.x2, minWidth: 0 });
/** Fields that only wait keep their look: they are not read-only for good. */
globalStyle(`${form}[aria-busy="true"] ${box}:has(> input)`, {
  background: vars.color.field,
  borderStyle: 'solid',
});
export const words = style({ color: vars.color.textMuted });
/** A live region is there before it speaks; until then it takes no room. */
export const status = style({
  fontSize: text.small,
  color: vars.color.textMuted,
  selectors: { '&:empty': { marginTop: `-${space.x2}` } },
});
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1h,
  minHeight: 64,
  color: vars.color.textMuted,
  textAlign: 'center',
});
