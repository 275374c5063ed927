import { style, styleVariants } from '@vanilla-extract/css';
import { media, motion, touch, vars } from './tokens.css';

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: touch,
  height: touch,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  textDecoration: 'none',
  transition: `transform ${motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(0.94)' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-pressed="true"]': { color: vars.color.actionText },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': {
          background: vars.color.hover,
          color: vars.color.text,
        },
      },
    },
  },
});

export const tone = styleVariants({
  ghost: [base],
  outline: [base, { borderColor: vars.color.control, background: vars.color.raised }],
});

export const badge = style({ position: 'absolute', top: 2, right: 0, pointerEvents: 'none' });
