import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from './layout/columns';
import { below } from './layout/inReach.css';
import { besideForm, space, vars } from './tokens.css';

/** Where there is one column, the parts of the two are its rows. */
const part = { display: 'contents' } as const;

export const form = style({
  ...column,
  gap: space.x3,
  '@container': { [besideForm]: { gridTemplateColumns: `${fluid} 20rem` } },
});
export const fields = style({
  ...part,
  '@container': { [besideForm]: { ...column, gap: space.x3, alignContent: 'start' } },
});
/** What follows the summary in one column stands before it in the form. */
export const last = style({
  order: 1,
  '@container': { [besideForm]: { order: 0 } },
});
export const aside = style({
  ...part,
  '@container': { [besideForm]: { display: 'block' } },
});
/** Stays in sight while the fields scroll. */
export const summary = style({
  ...part,
  '@container': {
    [besideForm]: {
      ...column,
      gap: space.x2,
      position: 'sticky',
      top: space.x3,
      padding: space.x2,
      background: vars.color.raised,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
    },
  },
});
export const next = style([below, { order: 2 }]);
// In the card, the facts need no ground of their own.
globalStyle(`${summary} > dl`, {
  '@container': { [besideForm]: { paddingInline: 0, background: 'none' } },
});
