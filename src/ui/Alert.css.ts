import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space, text, vars } from './tokens.css';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.x1h,
  padding: `${space.x1h} ${space.x2}`,
  minWidth: 0,
  borderRadius: vars.radius.medium,
  fontSize: text.small,
  color: vars.color.text,
});
globalStyle(`${base} > svg`, { flex: 'none', marginTop: '0.05em' });
globalStyle(`${base}:lang(my) > svg`, { marginTop: '0.2em' });

export const tone = styleVariants({
  info: [base, { background: vars.color.infoSoft }],
  success: [base, { background: vars.color.successSoft }],
  warning: [base, { background: vars.color.actionSoft }],
  danger: [base, { background: vars.color.dangerSoft }],
});
/** The buttons go below the words where both do not fit. */
export const words = style({ flex: '1 1 min(14em, 100% - 36px)', minWidth: 0 });
export const action = style({
  alignSelf: 'center',
  marginInlineStart: 'auto',
  flex: 'none',
  '@media': { [media.tablet]: { marginBlock: -6, marginInlineEnd: -8 } },
});
globalStyle(`${base}:has(> ${action})`, { '@media': { [media.tablet]: { alignItems: 'center' } } });
