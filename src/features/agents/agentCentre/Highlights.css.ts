import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, space, text } from '../../../ui/tokens.css';
import { figures } from './ComparedFigures.css';

export { lead } from '../../../ui/text.css';

export const section = style({ ...column, gap: space.x1h });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
});
export const heading = style({ fontSize: text.body });
/** As high as the figures. */
export const waiting = style([
  figures,
  { gridAutoRows: 64, '@media': { [media.tablet]: { gridAutoRows: 118 } } },
]);
