import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { lead, mutedFigures as muted } from '../../../ui/text.css';

export const page = style({ ...column, gap: space.x4, alignContent: 'start' });
export const part = style({ ...column, gap: space.x2 });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
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
export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space.x2,
  flex: '1 1 100%',
  margin: 0,
});
export const benefit = style({ ...column, gap: 2, alignContent: 'start' });
export const benefitValue = style({ ...tabular, margin: 0, fontWeight: weight.strong });
export const level = style({
  minWidth: 0,
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
