import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, tabular, text, touch, vars, weight } from '../../../ui/tokens.css';

export { lead, mutedFigures as muted } from '../../../ui/text.css';

export const page = style({ ...column, gap: space.x4, alignContent: 'start' });
export const part = style({ ...column, gap: space.x2 });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const items = style({ ...column, gap: space.x3, listStyle: 'none', padding: 0, margin: 0 });
export const item = style({ ...column, gap: space.x1 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  fontSize: text.small,
});
export const name = style({ fontWeight: weight.strong });
export const figures = style({ ...tabular, color: vars.color.textMuted });
export const pending = style({
  ...column,
  gap: space.x1,
  padding: space.x2,
  fontSize: text.small,
  background: vars.color.actionSoft,
  borderRadius: vars.radius.large,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1h });
export const form = style({ ...column, gap: space.x2, maxWidth: 420 });
export const slider = style({ width: '100%', minHeight: touch, accentColor: vars.color.action });
