import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { figureCard } from '../../../ui/layout/framed';
import { media, space, tabular, text, weight } from '../../../ui/tokens.css';

export { muted as name } from '../../../ui/text.css';

export const page = style({
  ...column,
  gap: space.x3,
});
export const figures = style({
  display: 'grid',
  gap: space.x1h,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))' } },
});
export const figure = style(figureCard);
export const value = style({
  ...tabular,
  margin: 0,
  fontSize: text.lead,
  fontWeight: weight.heavy,
  overflowWrap: 'anywhere',
});
export const section = style({
  ...column,
  gap: space.x1h,
});
export const heading = style({ fontSize: text.body });
