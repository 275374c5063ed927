import { style } from '@vanilla-extract/css';
import { box, input as plainInput } from '../../../ui/Field.css';
import { space, text } from '../../../ui/tokens.css';

/** Where username and password fit beside the other buttons of the row. */
const wide = '(min-width: 1200px)';

export const form = style({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const fields = style({
  display: 'none',
  gap: space.x1,
  '@media': { [wide]: { display: 'flex' } },
});
const field = style([box, { paddingInlineStart: space.x1h, minHeight: 40, fontSize: text.small }]);
export const username = style([field, { width: 148 }]);
export const password = style([field, { width: 188 }]);
export const input = style([plainInput, { paddingInline: 0, minWidth: 0 }]);
