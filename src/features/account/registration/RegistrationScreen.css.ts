import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

export { choices, form, progress, stack as screen, words } from '../../../ui/layout/dialogForm.css';

export { above as send } from '../../../ui/layout/inReach.css';

export { muted as note } from '../../../ui/text.css';

export const field = style({ minWidth: 0 });

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

/** The room around the link is that of its target. */
export const toLogin = style({
  marginBlock: `calc(-1 * ${space.x1h})`,
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
