import { style } from '@vanilla-extract/css';
import { framedHeading, framedSection } from '../../../ui/layout/framed';

export { lead } from '../../../ui/text.css';

export const section = style({ ...framedSection, justifyItems: 'start' });
export const heading = style(framedHeading);
export const form = style({ width: '100%', maxWidth: 420 });
