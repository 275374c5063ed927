import { style } from '@vanilla-extract/css';
import { space, text } from '../../../ui/tokens.css';

/** As high as a screen's worth of games, so that the page does not jump when another is chosen. */
export const pane = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '70vh',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x1, minHeight: 44 });
export const title = style({ flex: 1, minWidth: 0, fontSize: text.lead });
