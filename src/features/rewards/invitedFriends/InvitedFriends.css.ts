import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { mutedFigures } from '../../../ui/text.css';
import { space, text, vars, weight } from '../../../ui/tokens.css';

export { amount, list } from '../../../ui/layout/iconCard.css';

export const muted = style([mutedFigures, { fontWeight: weight.regular }]);
export const part = style({ ...column, gap: space.x2, alignContent: 'start' });
export const heading = style({ fontSize: text.body, fontWeight: weight.strong });
export const friend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x2}`,
  padding: space.x2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
export const who = style({ ...column, gap: 2, flex: '1 1 12rem', minWidth: 0 });
