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
/** Side by side, as far as there are two. */
export const providers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space.x1,
});
/** The provider by its name, as its logo has it; the name of the button says what it does. */
export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  textTransform: 'capitalize',
});
