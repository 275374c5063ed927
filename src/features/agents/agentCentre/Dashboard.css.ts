import { style, styleVariants } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { figureCard, figureValue } from '../../../ui/layout/framed';
import { printed, unprinted } from '../../../ui/layout/printed.css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { lead, muted } from '../../../ui/text.css';

export const page = style([printed, { ...column, gap: space.x3, alignContent: 'start' }]);
/** The choice of the period, and what one does with the page. */
export const bar = style([
  unprinted,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x1h,
  },
]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const section = style({ ...column, gap: space.x1h, breakInside: 'avoid' });
export const heading = style({ fontSize: text.body });
export const figures = style({
  display: 'grid',
  gap: space.x1h,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
export const figure = style({
  ...figureCard,
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  gap: space.half,
  alignContent: 'start',
  minWidth: 0,
});
export const value = style(figureValue);
const changed = style({ ...tabular, margin: 0, fontSize: text.small, fontWeight: weight.medium });
/** Only the agent's own money is good or bad news. */
export const change = styleVariants({
  plain: [changed],
  win: [changed, { color: vars.color.successText }],
  loss: [changed, { color: vars.color.dangerText }],
});
export const before = style({
  ...tabular,
  margin: 0,
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
