import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { figureCard, figureValue } from '../../../ui/layout/framed';
import { media, space, text } from '../../../ui/tokens.css';

export { muted as name } from '../../../ui/text.css';

export const page = style({
  ...column,
  gap: space.x3,
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1h,
  margin: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    },
  },
});
/** As wide as its amount, which no line break splits. */
export const figure = style({
  ...figureCard,
  flex: '1 1 132px',
  minWidth: 'min-content',
});
export const value = style(figureValue);
export const section = style({
  ...column,
  gap: space.x1h,
});
export const heading = style({ fontSize: text.body });
