import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space } from '../../../ui/tokens.css';

export { progress, words as status } from '../../../ui/layout/dialogForm.css';

export const place = style({ ...column, gap: space.x2 });
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
