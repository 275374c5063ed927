import { style } from '@vanilla-extract/css';
import { space } from '../ui/tokens.css';

export { muted as heading } from '../ui/text.css';

export { code, none } from './code.css';

export const pane = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  padding: `${space.half} ${space.x2} ${space.x3}`,
});
export const chart = style({ minWidth: 0 });
export const data = style({ display: 'grid', gap: space.x1, minWidth: 0 });
