import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../ui/tokens.css';

export const groups = style({ display: 'grid', gap: space.x3, alignContent: 'start' });
export const promotions = style({ minWidth: 0 });
// A title may be long, and is a click away in full.
globalStyle(`${promotions} ul`, { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${promotions} [data-fold]`, { whiteSpace: 'nowrap' });
