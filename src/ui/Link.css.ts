import { style } from '@vanilla-extract/css';
import { media, space, text, touch, vars, weight } from './tokens.css';

export const link = style({
  color: vars.color.actionText,
  fontWeight: weight.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});
/** A link or a button that looks like a link, with a full-size target. */
export const textButton = style([
  link,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.half,
    minHeight: touch,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    textAlign: 'start',
    fontSize: text.small,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    textDecorationColor: vars.color.control,
  },
]);
export const plain = style({ color: 'inherit', textDecoration: 'none' });
/** Around an icon that is smaller than a finger. */
export const mark = style([
  plain,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: touch,
    minHeight: touch,
  },
]);
export const skip = style({
  position: 'fixed',
  zIndex: 20,
  top: space.x1,
  left: space.x1,
  padding: `${space.x1h} 20px`,
  borderRadius: vars.radius.medium,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: weight.strong,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
