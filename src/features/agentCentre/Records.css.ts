import { style } from '@vanilla-extract/css';
import { media, space, text, vars, weight } from '../../ui/tokens.css';

export const page = style({ display: 'grid', gap: space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
export const search = style({ '@media': { [media.tablet]: { maxWidth: 360 } } });
export const whole = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const small = style({ fontSize: text.tiny, color: vars.color.textMuted });
export const amount = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1, justifyContent: 'flex-end' });
export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.half, listStyleType: '""', padding: 0, margin: 0 });
export const step = style({ display: 'flex', alignItems: 'center', gap: space.half });
export const stepButton = style({
  minHeight: 44, padding: `0 ${space.x1}`, border: 0, borderRadius: vars.radius.small, background: 'none', color: vars.color.actionText, font: 'inherit', fontWeight: weight.medium, cursor: 'pointer', overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.text, cursor: 'default' } },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.hover } } } },
});
export const account = style([stepButton, { marginInlineStart: `calc(-1 * ${space.x1})`, textAlign: 'start' }]);
export const person = style({ display: 'grid', justifyItems: 'start', '@media': { [media.phone]: { justifyItems: 'end' } } });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.half, '@media': { [media.phone]: { justifyContent: 'flex-end' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1, '@media': { [media.phone]: { justifyContent: 'flex-end' } } });
