import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { printed, unprinted } from '../../../ui/layout/printed.css';
import { space, text } from '../../../ui/tokens.css';

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
