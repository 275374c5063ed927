import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './tokens.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const base = style({ display: 'block', background: vars.color.hover, selectors: { '&:not([data-still])': { animation: `${breathe} 1.8s ease-in-out infinite` } } });
export const shape = styleVariants({
  text: [base, { height: '1em', marginBlock: '0.25em', borderRadius: vars.radius.small }],
  block: [base, { borderRadius: vars.radius.medium }],
  round: [base, { borderRadius: '50%' }],
});
