import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { clock as deadline } from '../../../ui/layout/deadline.css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { clockText, left } from '../../../ui/layout/deadline.css';
export { focusedHeading as heading, mutedFigures as muted } from '../../../ui/text.css';

export const wide = style({ ...column, gap: space.x3, alignContent: 'start' });
export const narrow = style([wide, { maxWidth: 640 }]);
export const form = style({ ...column, gap: space.x3 });
export const amount = style({ ...column, gap: space.x1h });
globalStyle(`${amount} [role="radiogroup"]`, {
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' } },
});
/** What is in the wallet now, above the amount that comes to it. */
export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  paddingBlock: space.x1,
  paddingInline: space.x2,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});
export const balanceAmount = style({
  ...tabular,
  color: vars.color.text,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
export const lead = style({ maxWidth: '64ch', color: vars.color.textMuted });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1h,
  '@media': { [media.phone]: { display: 'grid' } },
});
export { hidden as status } from '../../../ui/VisuallyHidden.css';

export const copied = style({ display: 'flex', alignItems: 'center', gap: space.x1 });

export const clock = style([deadline, { background: vars.color.actionSoft }]);
export const pay = style({
  ...column,
  gap: space.x3,
  '@media': { [media.tablet]: { gridTemplateColumns: `${fluid} auto` } },
});
export const scan = style({
  display: 'grid',
  gap: space.x1,
  justifyItems: 'center',
  alignContent: 'start',
  margin: 0,
  fontSize: text.small,
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const steps = style({
  ...column,
  gap: space.x1,
  margin: 0,
  paddingInlineStart: space.x3,
  color: vars.color.textMuted,
});

export const past = style({
  ...column,
  gap: space.x1h,
  paddingTop: space.x3,
  borderTop: `1px solid ${vars.color.line}`,
});
export const list = style({ ...column, gap: 0, listStyle: 'none', margin: 0, padding: 0 });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x2}`,
  paddingBlock: space.x1h,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const entryWords = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const entryAmount = style({ ...tabular, fontWeight: weight.strong });
export const headroom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const limits = style({ margin: 0, paddingInlineStart: space.x3 });
