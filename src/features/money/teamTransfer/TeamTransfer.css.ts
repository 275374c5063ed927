import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { muted as name } from '../../../ui/text.css';

export const place = style({
  ...column,
  gap: space.x3,
  justifyItems: 'start',
  '@media': { [media.tablet]: { maxWidth: 480 } },
});
export const form = style({
  ...column,
  gap: space.x2,
  width: '100%',
});
export const facts = style({
  display: 'grid',
  gap: space.x1h,
  width: '100%',
  margin: 0,
  padding: space.x2,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: `minmax(6rem, auto) ${fluid}`,
  gap: space.x2,
});
export const value = style({
  ...tabular,
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
});
export const amount = style([value, { fontSize: text.title, fontWeight: weight.heavy }]);
export const heading = style({ fontSize: text.lead });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1h });
