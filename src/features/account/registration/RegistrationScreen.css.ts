import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

export { choices, form, progress, stack as screen, words } from '../../../ui/layout/dialogForm.css';

export { muted as note } from '../../../ui/text.css';

export const field = style({ minWidth: 0 });

/**
 * The button, in reach also while what stands below it is filled in. It covers the padding of the
 * dialog and the rings of the fields below it.
 */
export const send = style({
  position: 'sticky',
  top: `calc(-1 * ${space.half})`,
  zIndex: 1,
  margin: `calc(-1 * ${space.half})`,
  padding: space.half,
  background: vars.color.surface,
});

/** Fields that may be left out. */
export const optional = style({
  display: 'grid',
  gap: space.x2,
  minWidth: 0,
  paddingTop: space.x2,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
// A field that takes the focus is not scrolled below the button, and its label neither.
globalStyle(`${optional} :is(input, select, textarea, button)`, { scrollMarginTop: 96 });
export const heading = style({ fontSize: text.body });

/**
 * The star of a required field. Its alternative text is empty, so that it is not part of the name.
 */
export const needed = style({
  selectors: {
    '&::after': {
      content: ['"*"', '"*" / ""'],
      color: vars.color.dangerText,
      marginInlineStart: '0.25em',
    },
  },
});

export const toLogin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.half,
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1h,
  minHeight: 96,
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const unavailable = style({
  paddingBlock: space.x4,
  color: vars.color.textMuted,
  textAlign: 'center',
});
