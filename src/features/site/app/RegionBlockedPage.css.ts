import { style } from '@vanilla-extract/css';
import { space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export const address = style({
  display: 'grid',
  gap: 2,
  marginBlock: space.x1,
  padding: `${space.x1h} ${space.x3}`,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const label = style({ fontSize: text.small, margin: 0 });
export const ip = style({
  ...tabular,
  margin: 0,
  color: vars.color.text,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
