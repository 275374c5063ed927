import { style, styleVariants } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { unprinted } from './layout/printed.css';
import { space, text } from './tokens.css';

const part = { ...column, breakInside: 'avoid' } as const;
export const section = styleVariants({
  body: { ...part, gap: space.x1h },
  lead: { ...part, gap: space.x2 },
});
export const heading = styleVariants({
  body: { fontSize: text.body },
  lead: { fontSize: text.lead, overflowWrap: 'anywhere' },
});
export const choice = style([unprinted, { minWidth: 0 }]);
