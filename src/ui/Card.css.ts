import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, text, vars, weight } from './tokens.css';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
  padding: space.x3,
  minWidth: 0,
  '@media': { [media.phone]: { padding: space.x2 } },
});

const disc = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.color.actionSoft,
  color: vars.color.actionText,
  fontWeight: weight.heavy,
  userSelect: 'none',
  lineHeight: 1,
});
export const avatar = styleVariants({
  small: [disc, { width: 32, height: 32, fontSize: text.tiny }],
  medium: [disc, { width: 40, height: 40, fontSize: text.small }],
  large: [disc, { width: 64, height: 64, fontSize: text.title }],
});

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: 22,
  minHeight: 22,
  paddingInline: 7,
  borderRadius: vars.radius.round,
  fontSize: text.tiny,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
});
export const badge = styleVariants({
  neutral: [pill, { background: vars.color.hover, color: vars.color.text }],
  action: [pill, { background: vars.color.actionSoft, color: vars.color.actionText }],
  success: [pill, { background: vars.color.successSoft, color: vars.color.successText }],
  danger: [pill, { background: vars.color.dangerSoft, color: vars.color.dangerText }],
  info: [pill, { background: vars.color.infoSoft, color: vars.color.infoText }],
  count: [
    pill,
    {
      background: vars.color.action,
      color: vars.color.onAction,
      minWidth: 18,
      minHeight: 18,
      lineHeight: '18px',
      paddingInline: 5,
      fontSize: 11,
    },
  ],
});
