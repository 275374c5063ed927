import { style } from '@vanilla-extract/css';
import { space, vars, weight } from '../../ui/tokens.css';

export const lead = style({ maxWidth: '64ch', color: vars.color.textMuted });
export const list = style({ display: 'grid', gap: space.x1, gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: '""', padding: 0 });
export const promotion = style({
  display: 'flex', alignItems: 'center', gap: space.x2, minHeight: 64, padding: `${space.x1} ${space.x2}`, fontWeight: weight.medium, overflowWrap: 'anywhere',
  background: vars.color.raised, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium,
});
export const sign = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 40, height: 40, borderRadius: vars.radius.medium, background: vars.color.actionSoft, color: vars.color.actionText });
