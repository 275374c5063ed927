import { style } from '@vanilla-extract/css';
import { vars } from './tokens.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: vars.color.text,
});
export const mark = style({ flex: 'none' });
export const petal = style({
  fill: vars.color.action,
  stroke: vars.color.onAction,
  strokeWidth: 0.7,
  strokeOpacity: 0.55,
});
export const vein = style({ fill: vars.color.onAction, fillOpacity: 0.42 });
export const heart = style({ fill: vars.color.onAction });
export const stamen = style({ fill: vars.color.actionHover });
export const word = style({
  fontWeight: 750,
  fontSize: '1.375em',
  letterSpacing: '-0.025em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
