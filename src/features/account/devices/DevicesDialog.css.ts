import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, weight } from '../../../ui/tokens.css';

export { list, row as device, words } from '../../../ui/layout/cardList.css';
export { muted } from '../../../ui/text.css';

export const body = style({ ...column, gap: space.x2, alignContent: 'start' });
export const name = style({ fontWeight: weight.strong });
