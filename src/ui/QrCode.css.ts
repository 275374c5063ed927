import { style } from '@vanilla-extract/css';
import { vars } from './tokens.css';

/** White in both themes: a camera needs dark on light. */
export const card = style({
  flex: 'none',
  borderRadius: vars.radius.medium,
  background: 'oklch(1 0 0)',
  border: `1px solid ${vars.color.line}`,
});
export const ink = style({ fill: 'oklch(0.15 0 0)' });
