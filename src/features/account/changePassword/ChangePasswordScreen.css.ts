import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../../../ui/Field.css';
import { stack } from '../../../ui/layout/dialogForm.css';
import { vars } from '../../../ui/tokens.css';

export const form = style([stack]);
/** Fields that are disabled for a moment keep their look; the username is always read-only. */
globalStyle(`${form}[aria-busy="true"] ${box}:has(> input:not([name="username"]))`, {
  background: vars.color.field,
  borderStyle: 'solid',
});
export { status } from '../../../ui/layout/dialogForm.css';
