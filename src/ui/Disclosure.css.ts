import { keyframes, style } from '@vanilla-extract/css';
import { leading, media, motion, space, text, vars, weight } from './tokens.css';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const item = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  minWidth: 0,
});
export const heading = style({ fontSize: text.body, letterSpacing: 0 });
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  width: '100%',
  minHeight: 52,
  padding: `${space.x1} ${space.x2}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  textAlign: 'start',
  fontSize: text.body,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  selectors: { '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.medium } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': {
          background: vars.color.hover,
          borderRadius: `calc(${vars.radius.medium} - 1px)`,
        },
      },
    },
  },
});
export const words = style({ flex: 1, minWidth: 0 });
export const chevron = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${motion.slow}`,
  selectors: { [`${button}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});
export const region = style({
  padding: `${space.x1h} ${space.x2} ${space.x2}`,
  selectors: { '&:not([hidden])': { animation: `${unfold} ${motion.slow}` } },
});
