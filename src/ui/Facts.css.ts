import { style } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { besideForm, space, tabular, text, vars, weight } from './tokens.css';

export { muted as name } from './text.css';

export const facts = style({
  ...column,
  margin: 0,
  // The line above the first row that is shown is cut off.
  overflow: 'clip',
  paddingInline: space.x2,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  minHeight: 44,
  paddingBlock: space.x1,
  borderTop: `1px solid ${vars.color.line}`,
  marginTop: -1,
});
/** Shown where the facts stand beside the form. Below it, the form itself has just said them. */
export const beside = style({
  display: 'none',
  '@container': { [besideForm]: { display: 'flex' } },
});
/** As `beside`, for a list that has no other facts. */
export const allBeside = style({
  display: 'none',
  '@container': { [besideForm]: { display: 'grid' } },
});
export const value = style({
  ...tabular,
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
});
export const main = style([value, { fontSize: text.title, fontWeight: weight.heavy }]);
