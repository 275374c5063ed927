import { style } from '@vanilla-extract/css';
import { space, tabular, text, vars, weight } from '../../../ui/tokens.css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 } as const;
export const form = style({ ...column, color: vars.color.text, textAlign: 'start' });
export const fields = style(column);
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const muted = style({ color: vars.color.textMuted, fontSize: text.small });
export const quiet = style([muted, { ':empty': { display: 'none' } }]);
export const checking = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  color: vars.color.textMuted,
});

export const wallets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
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
