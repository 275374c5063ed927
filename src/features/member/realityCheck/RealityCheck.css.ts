import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { lead } from '../../../ui/text.css';

export const part = style({ ...column, gap: space.x2 });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const figures = style({ ...column, gap: space.x1, margin: 0 });
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
});
export const term = style({ color: vars.color.textMuted });
export const value = style({ ...tabular, margin: 0, fontWeight: weight.strong });
export const buttons = style({ ...column, gap: space.x1h });
export const form = style({ ...column, gap: space.x2, justifyItems: 'start' });
/** Above a running game. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  margin: 0,
  padding: `${space.x1} ${space.x2}`,
  fontSize: text.small,
  color: vars.color.text,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: { padding: `${space.x1} ${space.x1h}` },
    // In a line with the buttons.
    [media.low]: { padding: `0 ${space.x1}`, borderBottom: 0, background: 'none' },
  },
});
/** The button that stops the play of a day: its icon, and its words where there is a place. */
export const panic = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
export const panicWords = style({
  display: 'none',
  '@media': { '(min-width: 768px)': { display: 'inline' } },
});
export const pair = style({ display: 'flex', gap: space.x1 });
