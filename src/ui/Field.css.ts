import { globalStyle, style } from '@vanilla-extract/css';
import { leading, media, space, text, vars, weight } from './tokens.css';

export const field = style({ display: 'grid', gap: space.half, minWidth: 0 });
export const label = style({
  fontSize: text.small,
  fontWeight: weight.medium,
  color: vars.color.text,
});
/** The star stands beside the label and is not part of its name. */
export const marked = style([
  label,
  {
    '::after': {
      content: ['"*"', '"*" / ""'],
      color: vars.color.dangerText,
      marginInlineStart: '0.25em',
    },
  },
]);

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  minWidth: 0,
  background: vars.color.field,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:focus-within': {
      borderColor: vars.color.focus,
      outline: `1px solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.dangerText },
    '&:has([aria-invalid="true"]):focus-within': { outlineColor: vars.color.dangerText },
    '&:has(> input[readonly])': { background: 'transparent', borderStyle: 'dashed' },
    '&:has(> :disabled)': { opacity: 0.6 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:focus-within):not(:has([aria-invalid="true"]))': {
          borderColor: vars.color.textMuted,
        },
      },
    },
  },
});

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: 46,
  padding: `${space.half} 14px`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  // Below 16 px iOS zooms the page when a field takes focus.
  fontSize: text.body,
  lineHeight: leading.tight,
  // Of a read-only value, such as a long link, the field shows the beginning.
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      boxShadow: `inset 0 0 0 60px ${vars.color.actionSoft}`,
    },
  },
});
export const code = style({
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.3em',
  fontWeight: weight.strong,
});
export const slot = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
  paddingInline: space.half,
});
globalStyle(`${slot}:first-child > svg`, { marginInlineStart: space.x1 });
/** A word before what is typed, such as a currency. */
export const word = style([slot, { paddingInline: `14px ${space.x1}` }]);
globalStyle(`${word} + ${input}`, { paddingInlineStart: 0 });
// A button beside the input has a distance of its own.
globalStyle(`${input}:has(+ ${slot})`, { paddingInlineEnd: 0 });

export const withEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space.x1,
});
// Space for six wide digits; on its own row the button is as wide as the box.
globalStyle(`${withEnd} > ${box}`, { flex: '999 1 124px' });
globalStyle(`${withEnd} > :last-child`, { flex: '1 0 auto', maxWidth: '100%' });
globalStyle(`${withEnd} > button`, {
  '@media': { [media.phone]: { paddingInline: space.x1h, fontSize: text.small } },
});

export const hint = style({ fontSize: text.tiny, color: vars.color.textMuted });
export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: text.small,
  color: vars.color.dangerText,
});
globalStyle(`${error} > svg`, { flex: 'none', marginTop: '0.2em' });
globalStyle(`${error}:lang(my) > svg`, { marginTop: '0.35em' });

export const select = style([
  input,
  { appearance: 'none', cursor: 'pointer', paddingInlineEnd: 40, textOverflow: 'ellipsis' },
]);
globalStyle(`${select}:has(option[value=""]:checked)`, { color: vars.color.textMuted });
globalStyle(`${select} option`, { background: vars.color.raised, color: vars.color.text });
export const chevron = style({
  marginInlineStart: -36,
  marginInlineEnd: 12,
  pointerEvents: 'none',
  color: vars.color.textMuted,
  flex: 'none',
});
export const area = style([
  input,
  { minHeight: 112, paddingBlock: space.x1h, resize: 'vertical', lineHeight: leading.body },
]);
