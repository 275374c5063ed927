import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/tokens.css';

export { muted } from '../../../ui/text.css';
export { form, progress, stack, words } from '../../../ui/layout/dialogForm.css';

export const action = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
