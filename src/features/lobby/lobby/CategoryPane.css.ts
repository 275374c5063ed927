import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, text } from '../../../ui/tokens.css';

/** One screenful of games high, so that the page does not jump when another category is chosen. */
export const pane = style({
  ...column,
  gap: space.x2,
  alignContent: 'start',
  minHeight: '70vh',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x1, minHeight: 44 });
export const title = style({ flex: 1, minWidth: 0, fontSize: text.lead });
