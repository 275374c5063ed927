import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '../../ui/tokens.css';

export const page = style({ display: 'grid', gap: space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
export const days = style({ display: 'grid', gap: space.x2, gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [media.tablet]: { maxWidth: 480 } } });
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.x1, fontSize: text.small, color: vars.color.textMuted });
export const whole = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const vendor = style({ fontSize: text.tiny, color: vars.color.textMuted, whiteSpace: 'nowrap' });
