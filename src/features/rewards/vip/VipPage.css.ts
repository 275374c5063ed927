import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { mutedFigures as muted } from '../../../ui/text.css';

export const page = style({ ...column, gap: space.x4, alignContent: 'start' });
export const part = style({ ...column, gap: space.x2 });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const lead = style({ maxWidth: '64ch', fontSize: text.small, color: vars.color.textMuted });
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: space.x3,
  background: vars.color.actionSoft,
  borderRadius: vars.radius.large,
});
export const crown = style({ display: 'grid', color: vars.color.actionText });
export const words = style({ ...column, gap: 2, flex: '1 1 12rem', minWidth: 0 });
export const level = style({
  fontSize: text.title,
  fontWeight: weight.heavy,
  color: vars.color.actionText,
  overflowWrap: 'anywhere',
});
export const bars = style({
  ...column,
  gap: space.x3,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: `${fluid} ${fluid}` } },
});
export const bar = style({ ...column, gap: space.x1 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  fontSize: text.small,
});
export const name = style({ fontWeight: weight.strong });
export const figures = style({ ...tabular, color: vars.color.textMuted });
export const yours = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
});
