import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

export const social = style({ display: 'grid', gap: space.x1 });
/** A line of text between two rules. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  color: vars.color.textMuted,
  fontSize: text.small,
  '::before': { content: '', flex: 1, height: 1, background: vars.color.line },
  '::after': { content: '', flex: 1, height: 1, background: vars.color.line },
});
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
