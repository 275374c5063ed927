import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from './layout/columns';
import { muted } from './text.css';
import { media, space, touch, vars, weight } from './tokens.css';

export const group = style({
  ...column,
  gap: space.x1,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const legend = style({ fontWeight: weight.strong, marginBlockEnd: space.x1, padding: 0 });
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x1h,
  minHeight: touch,
  padding: `${space.x1h} ${space.x2}`,
  cursor: 'pointer',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.field,
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.action, background: vars.color.actionSoft },
    '&:has(:disabled)': {
      cursor: 'default',
      borderStyle: 'dashed',
      background: 'transparent',
      color: vars.color.textMuted,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    // The words below the name have the card's whole width, also under the picture.
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: `auto ${fluid} auto`,
      gap: `2px ${space.x1h}`,
    },
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:checked, :disabled))': { borderColor: vars.color.textMuted },
      },
    },
  },
});
globalStyle(`${card} input:focus-visible`, { outline: 'none' });
export const words = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  flex: 1,
  '@media': { [media.phone]: { display: 'contents' } },
});
export const about = style([
  muted,
  { '@media': { [media.phone]: { gridArea: '2 / 2 / auto / -1' } } },
]);
/** At the end of the card: the words of all cards begin in one line. */
export const picture = style({
  flex: 'none',
  width: 48,
  height: 32,
  objectFit: 'contain',
  '@media': { [media.phone]: { gridArea: '1 / 3' } },
});
globalStyle(`${card}:has(:disabled) > img`, { opacity: 0.5 });
/** Balanced: a number that does not fit beside its method stands whole below it. */
export const name = style({ fontWeight: weight.medium, textWrap: 'balance' });
