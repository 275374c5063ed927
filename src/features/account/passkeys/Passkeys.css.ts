import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, vars, weight } from '../../../ui/tokens.css';

export { list, words } from '../../../ui/layout/cardList.css';
export { lead, muted } from '../../../ui/text.css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const form = style({ ...column, gap: space.x2, maxWidth: 420 });
export const passkey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1h,
  padding: space.x2,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
export const name = style({ fontWeight: weight.strong });
