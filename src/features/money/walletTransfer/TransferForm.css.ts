import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { mutedUnlessEmpty as quiet, muted } from '../../../ui/text.css';

const spaced = { ...column, gap: space.x2 } as const;
export const form = style({ ...spaced, color: vars.color.text, textAlign: 'start' });
export const fields = style(spaced);
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const checking = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  color: vars.color.textMuted,
});

export const wallets = style({
  display: 'grid',
  gridTemplateColumns: `repeat(2, ${fluid})`,
  gap: space.x1,
  margin: 0,
});
export const wallet = style({
  padding: space.x1h,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  minWidth: 0,
});
export const name = style({
  color: vars.color.textMuted,
  fontSize: text.tiny,
  overflowWrap: 'anywhere',
});
export const held = style({ ...tabular, margin: 0, fontWeight: weight.strong });
