import { styleVariants } from '@vanilla-extract/css';
import { vars } from './tokens.css';

export const icon = styleVariants({
  info: { color: vars.color.infoText },
  success: { color: vars.color.successText },
  warning: { color: vars.color.actionText },
  danger: { color: vars.color.dangerText },
});
