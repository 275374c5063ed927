import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export { muted as scan } from '../../../ui/text.css';

export const page = style({
  ...column,
  gap: space.x3,
  paddingTop: space.x2,
  '@media': { [media.tablet]: { gridTemplateColumns: `auto ${fluid}`, gap: space.x4 } },
});
export const way = style({
  display: 'grid',
  gap: space.x1h,
  alignContent: 'start',
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.tablet]: { width: 220 } },
});
export const words = style({
  ...column,
  gap: space.x2,
  alignContent: 'start',
});
export const lead = style({ color: vars.color.textMuted, maxWidth: '64ch' });
export const steps = style({
  ...column,
  gap: space.x2,
  listStyle: 'none',
  padding: 0,
});
export const step = style({
  display: 'flex',
  gap: space.x2,
  alignItems: 'center',
  padding: space.x2,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const stepWords = style({ flex: 1, minWidth: 0, display: 'grid', gap: space.half });
export const stepTitle = style({
  display: 'flex',
  gap: space.x1,
  alignItems: 'baseline',
  fontSize: text.body,
  overflowWrap: 'anywhere',
});
export const number = style({
  flex: 'none',
  color: vars.color.actionText,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});

export const picture = style({ flex: 'none' });
export const phone = style({ fill: vars.color.sunken, stroke: vars.color.control, strokeWidth: 2 });
export const ink = style({ fill: vars.color.control });
export const faint = style({ fill: vars.color.textMuted, opacity: 0.5 });
export const well = style({ fill: vars.color.surface, stroke: vars.color.line });
export const marked = style({ fill: vars.color.actionSoft, stroke: vars.color.action });
export const action = style({ fill: vars.color.action });
export const stroke = style({
  fill: 'none',
  stroke: vars.color.actionText,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
