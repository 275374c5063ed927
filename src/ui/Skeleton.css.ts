import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './tokens.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const animation = `${breathe} 1.8s ease-in-out infinite`;
const base = style({
  display: 'block',
  background: vars.color.hover,
  selectors: { '&:not([data-still], [data-waiting] *)': { animation } },
});
// Skeletons side by side pulse as one: each on its own is one more layer in every frame.
globalStyle('[data-waiting]', { animation });
export const shape = styleVariants({
  text: [base, { height: '1em', marginBlock: '0.25em', borderRadius: vars.radius.small }],
  block: [base, { borderRadius: vars.radius.medium }],
  round: [base, { borderRadius: '50%' }],
});
