import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space } from '../../../ui/tokens.css';

export const part = style({ ...column, gap: space.x2 });
