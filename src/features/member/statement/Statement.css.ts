import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { figureCard } from '../../../ui/layout/framed';
import { printed, unprinted } from '../../../ui/layout/printed.css';
import { space, tabular, text, weight } from '../../../ui/tokens.css';

export { lead, mutedFigures as muted } from '../../../ui/text.css';

export const page = style([printed, { ...column, gap: space.x3, alignContent: 'start' }]);
export const part = style({ ...column, gap: space.x2, breakInside: 'avoid' });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const buttons = style([
  unprinted,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x1h,
  },
]);
export const figures = style({
  display: 'grid',
  gap: space.x1h,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
});
export const figure = style(figureCard);
export const value = style({
  ...tabular,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
