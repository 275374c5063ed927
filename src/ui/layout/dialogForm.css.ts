import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../Field.css';
import { muted } from '../text.css';
import { space, text, vars } from '../tokens.css';

const parts = { display: 'grid', gap: space.x2, minWidth: 0 } as const;
/** The parts of an account dialog in a column. */
export const stack = style(parts);

/** A form of such a dialog. Its fields keep their look while it is busy. */
export const form = style(parts);
globalStyle(`${form}[aria-busy="true"] ${box}:has(> input)`, {
  background: vars.color.field,
  borderStyle: 'solid',
});

/**
 * Empty in a column, with no gap of its own. A negative margin would not do: a row of a grid is
 * never less than nothing high.
 */
const withoutRoom = { position: 'absolute' } as const;
/** A live region that is mounted before it has text; while empty it takes no space. */
export const status = style([muted, { selectors: { '&:empty': withoutRoom } }]);

/** A live region with a button beside its text; while empty it takes no space. */
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  fontSize: text.small,
  color: vars.color.textMuted,
  selectors: { '&:not(:has(button, p:not(:empty)))': withoutRoom },
});

/** The text of `progress`. */
export const words = style({ flex: '1 1 auto' });

/** Checkboxes in a column. */
export const choices = style({ display: 'grid' });
