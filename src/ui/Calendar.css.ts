import { style } from '@vanilla-extract/css';
import { leading, media, space, text, touch, vars, weight } from './tokens.css';

export const heading = style({ display: 'flex', alignItems: 'center', gap: space.half });
const part = style({
  minHeight: touch,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  lineHeight: leading.tight,
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled])': { background: vars.color.hover } },
    },
  },
});
export const button = style([
  part,
  {
    display: 'grid',
    placeItems: 'center',
    width: touch,
    selectors: { '&[data-disabled]': { opacity: 0.4 } },
  },
]);
export const view = style([
  part,
  { flex: 1, fontSize: text.body, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' },
]);
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekDay = style({
  paddingBlock: space.half,
  fontSize: text.tiny,
  fontWeight: weight.medium,
  color: vars.color.textMuted,
  overflow: 'hidden',
});
export const cell = style({ padding: 0, textAlign: 'center' });
export const day = style([
  part,
  {
    display: 'grid',
    placeItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontSize: text.small,
    selectors: {
      '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
      '&[data-selected]': {
        background: vars.color.actionSoft,
        color: vars.color.actionText,
        fontWeight: weight.strong,
        boxShadow: `inset 0 0 0 1px ${vars.color.actionText}`,
      },
      '&[data-outside-range]:not([data-selected])': { color: vars.color.textMuted },
      '&[data-disabled]': { textDecoration: 'line-through' },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
]);
export const wide = style([day, { minHeight: 56, paddingInline: space.half }]);
