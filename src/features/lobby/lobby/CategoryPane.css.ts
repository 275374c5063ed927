import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, text } from '../../../ui/tokens.css';

/** As high as a screen's worth of games, so that the page does not jump when another is chosen. */
export const pane = style({
  ...column,
  gap: space.x2,
  alignContent: 'start',
  minHeight: '70vh',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x1, minHeight: 44 });
export const title = style({ flex: 1, minWidth: 0, fontSize: text.lead });
