import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space } from '../../../ui/tokens.css';

export { lead } from '../../../ui/text.css';

export const prompt = style({ ...column, gap: space.x3 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1h });
