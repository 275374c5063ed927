import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from './tokens.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const sweep = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  // Under reduced motion it does not turn, but fades slowly to show that it waits.
  '@media': {
    [media.still]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
      animationDuration: '2s !important',
      animationIterationCount: 'infinite !important',
    },
  },
});

export const line = style({
  position: 'relative',
  height: 3,
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.line,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    width: '30%',
    borderRadius: 'inherit',
    background: vars.color.action,
    animation: `${sweep} 1.4s ease-in-out infinite`,
  },
});
