import { style } from '@vanilla-extract/css';

export { lead } from '../../../ui/text.css';

export const form = style({ maxWidth: 420 });
