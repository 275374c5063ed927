import { style } from '@vanilla-extract/css';
import { space } from './tokens.css';

export { hidden as status } from './VisuallyHidden.css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1h });
