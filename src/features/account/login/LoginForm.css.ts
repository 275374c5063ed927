import { style } from '@vanilla-extract/css';
import { space, vars } from '../../../ui/tokens.css';

export { choices, form, progress, stack as screen, words } from '../../../ui/layout/dialogForm.css';

export const forgot = style({ marginTop: `-${space.x1}`, textAlign: 'end' });
export const register = style({ textAlign: 'center', color: vars.color.textMuted });
