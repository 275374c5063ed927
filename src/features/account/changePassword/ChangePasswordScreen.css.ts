import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../../../ui/Field.css';
import { space, text, vars } from '../../../ui/tokens.css';

export const form = style({ display: 'grid', gap: space.x2, minWidth: 0 });
/** Fields that only wait keep their look; the username is read-only for good. */
globalStyle(`${form}[aria-busy="true"] ${box}:has(> input:not([name="username"]))`, {
  background: vars.color.field,
  borderStyle: 'solid',
});
/** A live region is there before it speaks; until then it takes no room. */
export const status = style({
  fontSize: text.small,
  color: vars.color.textMuted,
  selectors: { '&:empty': { marginTop: `-${space.x2}` } },
});
